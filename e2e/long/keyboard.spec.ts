import { openByKeyboard } from '../keyboard.ts';
import { beNewMember } from '../new-member.ts';
import { expect, test } from '../visitor.ts';

test('a member sends a document without a mouse', async ({ page }) => {
  await beNewMember(page, 'Tecla de Prueba');
  const keyboard = await openByKeyboard(page, '/enviar-documentacion');
  await keyboard.enter(page.getByRole('link', { name: 'CV para prioridad en empleo' }));
  const form = page.getByRole('form', { name: 'CV para prioridad en empleo' });
  await expect(form).toBeVisible();
  await keyboard.type(form.getByLabel('Qué trabajo buscas'), 'Frontend');
  const buffer = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Title (Hola) >>\nendobj\n%%EOF\n');
  const file = { name: 'currículum.pdf', mimeType: 'application/pdf', buffer };
  await keyboard.chooseFile(page.getByLabel('Elegir archivos'), file);
  await expect(form.getByText('Subido', { exact: true })).toBeVisible();
  await keyboard.look();
  await keyboard.check(form.getByRole('checkbox', { name: /He leído/ }));
  await keyboard.enter(form.getByRole('button', { name: 'Enviar documentos' }));
  await expect(page.getByRole('heading', { name: /Hemos recibido/ })).toBeVisible();
  await keyboard.look();
});

test('a member asks for a mentor without a mouse', async ({ page }) => {
  await beNewMember(page, 'Tecla de Prueba');
  const keyboard = await openByKeyboard(page, '/mentoria/pedir');
  const form = page.getByRole('form', { name: 'Pedir mentora' });
  await keyboard.type(
    form.getByLabel('¿Qué quieres conseguir?'),
    'Quiero aprender a revisar la seguridad de lo que publico cada semana.',
  );
  await keyboard.choose(
    form
      .getByRole('group')
      .filter({ has: page.getByRole('radio', { name: 'Llevo de 2 a 5 años' }) })
      .last(),
    form.getByRole('radio', { name: 'Llevo de 2 a 5 años' }),
  );
  const next = form.getByRole('button', { name: 'Siguiente' });
  await keyboard.enter(next);
  await expect(form.getByRole('heading', { name: 'Paso 2 de 4' })).toBeFocused();
  await keyboard.check(form.getByRole('checkbox', { name: 'Seguridad', exact: true }));
  await keyboard.choose(
    form
      .getByRole('group')
      .filter({ has: page.getByRole('radio', { name: 'Ciclo de 3 meses' }) })
      .last(),
    form.getByRole('radio', { name: 'Ciclo de 3 meses' }),
  );
  await keyboard.enter(next);
  for (const name of ['Lengua de signos', 'En línea', 'martes por la tarde'])
    await keyboard.check(form.getByRole('checkbox', { name, exact: true }));
  await keyboard.enter(next);
  await keyboard.type(form.getByLabel('¿Cómo prefieres que te escriba la primera vez?'), 'Por correo');
  await keyboard.check(form.getByRole('checkbox', { name: /Me comprometo/ }));
  await keyboard.enter(form.getByRole('button', { name: 'Pedir mentora' }));
  await expect(page).toHaveURL(/\/mentoria\/mi-mentoria$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
