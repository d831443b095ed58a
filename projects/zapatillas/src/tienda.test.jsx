import {
  act,
  render,
  screen,
  within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  MemoryRouter,
  Route,
  Routes,
  useLocation,
} from 'react-router';
import { App } from './app.jsx';
import { ProveedorCarrito } from './carrito/contexto-carrito.jsx';
import { Pago } from './pago/pago.jsx';

beforeEach(() => {
  localStorage.clear();
  // jsdom no abre diálogos: aquí basta con que estén abiertos.
  HTMLDialogElement.prototype.showModal ??= function abrir() {
    this.open = true;
  };
});

function abrir(direccion) {
  render(
    <MemoryRouter initialEntries={[direccion]}>
      <App />
      <Direccion />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

function Direccion() {
  const { pathname, search } = useLocation();
  return (
    <output aria-label="Dirección">{pathname + search}</output>
  );
}

const guardar = (lineas) =>
  localStorage.setItem(
    'zancalila:carrito:1',
    JSON.stringify(lineas),
  );
const lila38 = { slug: 'lila', talla: 38, cantidad: 2 };
const boton = (name) => screen.getByRole('button', { name });

test('una dirección compartida abre el catálogo ya filtrado', () => {
  abrir('/?tipo=lluvia');
  expect(
    screen.getByRole('heading', { name: 'Charco' }),
  ).toBeVisible();
  expect(
    screen.queryByRole('heading', { name: 'Lila' }),
  ).toBeNull();
  expect(
    screen.getByRole('combobox', { name: 'Tipo' }),
  ).toHaveValue('lluvia');
});

test('elegir un filtro cambia la dirección y dice cuántas quedan', async () => {
  const usuaria = abrir('/');
  await usuaria.selectOptions(
    screen.getByLabelText('Tipo'),
    'Monte',
  );
  expect(screen.getByLabelText('Dirección')).toHaveTextContent(
    '/?tipo=monte',
  );
  expect(screen.getByText('2 modelos')).toBeVisible();
});

test('solo las tarjetas de más abajo esperan para cargar su dibujo', () => {
  abrir('/');
  const cargas = [...document.querySelectorAll('img')].map(
    (dibujo) => dibujo.getAttribute('loading'),
  );
  expect(cargas).toEqual([
    'eager',
    'eager',
    'eager',
    'lazy',
    'lazy',
    'lazy',
  ]);
});

test('una página nueva recibe el foco y pone su título', async () => {
  const usuaria = abrir('/');
  await usuaria.click(screen.getByRole('link', { name: 'Lila' }));
  expect(
    screen.getByRole('heading', { level: 1, name: 'Lila' }),
  ).toHaveFocus();
  expect(document.title).toBe('Lila · Zancalila');
});

test('se añade al carrito y se anuncia', async () => {
  const usuaria = abrir('/zapatillas/lila');
  await usuaria.click(screen.getByRole('radio', { name: '38' }));
  await usuaria.click(boton('Añadir al carrito'));
  expect(
    await screen.findByText(/talla 38: hecho/),
  ).toBeVisible();
  expect(
    screen.getByRole('link', { name: 'Carrito (1)' }),
  ).toBeVisible();
});

test('la sexta no entra, y no se dice que sí', async () => {
  guardar([{ ...lila38, cantidad: 5 }]);
  const usuaria = abrir('/zapatillas/lila');
  await usuaria.click(screen.getByRole('radio', { name: '38' }));
  await usuaria.click(boton('Añadir al carrito'));
  expect(
    await screen.findByText(/ya llevas 5, que es el máximo/),
  ).toBeVisible();
  expect(screen.queryByText(/hecho/)).toBeNull();
  expect(
    screen.getByRole('link', { name: 'Carrito (5)' }),
  ).toBeVisible();
});

test('la quinta entra, y se dice', async () => {
  guardar([{ ...lila38, cantidad: 4 }]);
  const usuaria = abrir('/zapatillas/lila');
  await usuaria.click(screen.getByRole('radio', { name: '38' }));
  await usuaria.click(boton('Añadir al carrito'));
  expect(
    await screen.findByText(/hecho. En el carrito: 5/),
  ).toBeVisible();
});

test('sin talla no se añade nada', async () => {
  const usuaria = abrir('/zapatillas/lila');
  await usuaria.click(boton('Añadir al carrito'));
  expect(
    screen.getByRole('link', { name: 'Carrito (0)' }),
  ).toBeVisible();
});

test('el carrito sigue ahí en la próxima visita', () => {
  guardar([lila38]);
  abrir('/carrito');
  expect(screen.getByText(/Total:/)).toHaveTextContent('119,80');
});

test('cambiar la cantidad cambia el total', async () => {
  guardar([lila38]);
  const usuaria = abrir('/carrito');
  await usuaria.selectOptions(
    screen.getByLabelText('Cantidad de Lila, talla 38'),
    '3',
  );
  expect(screen.getByText(/Total:/)).toHaveTextContent('179,70');
});

test('quitar una línea no deja el foco en el aire', async () => {
  guardar([lila38]);
  const usuaria = abrir('/carrito');
  await usuaria.click(boton('Quitar Lila, talla 38'));
  expect(
    screen.getByText('Está vacío.', { exact: false }),
  ).toBeVisible();
  expect(
    screen.getByRole('heading', { name: 'Tu carrito' }),
  ).toHaveFocus();
});

test('vaciar pregunta antes', async () => {
  guardar([lila38]);
  const usuaria = abrir('/carrito');
  await usuaria.click(boton('Vaciar'));
  const dialogo = within(screen.getByRole('dialog'));
  expect(
    dialogo.getByRole('button', { name: 'Mejor no' }),
  ).toBeVisible();
  expect(screen.getByText('Lila')).toBeInTheDocument();
});

describe('el pago simulado', () => {
  async function pagar(cobrar) {
    guardar([lila38]);
    render(
      <MemoryRouter initialEntries={['/pago']}>
        <ProveedorCarrito>
          <Routes>
            <Route
              path="pago"
              element={<Pago cobrar={cobrar} />}
            />
          </Routes>
        </ProveedorCarrito>
      </MemoryRouter>,
    );
    const usuaria = userEvent.setup();
    await usuaria.type(
      screen.getByLabelText(/A nombre de quién/),
      'Nube',
    );
    await usuaria.click(boton(/Fingir que pago/));
  }

  test('da un número, vacía el carrito y lleva allí el foco', async () => {
    await pagar(async () => 'Z-1');
    const respuesta = await screen.findByText(
      /pedido de mentira Z-1/,
    );
    expect(respuesta).toHaveFocus();
    expect(localStorage.getItem('zancalila:carrito:1')).toBe(
      '[]',
    );
  });

  test('si falla, lo dice y no pierde ni el carrito ni el nombre', async () => {
    await pagar(() => Promise.reject(new Error('sin red')));
    expect(await screen.findByText(/No ha salido/)).toBeVisible();
    expect(
      screen.getByLabelText(/A nombre de quién/),
    ).toHaveValue('Nube');
    expect(localStorage.getItem('zancalila:carrito:1')).toContain(
      'lila',
    );
  });

  test('mientras espera conserva el foco y no se cobra dos veces', async () => {
    const cobros = [];
    await pagar(
      () => new Promise((cobrado) => cobros.push(cobrado)),
    );
    expect(boton('Fingiendo…')).toHaveFocus();
    await userEvent.setup().keyboard('{Enter}');
    await act(async () => cobros[0]('Z-1'));
    expect(
      await screen.findByText(/de mentira Z-1/),
    ).toBeVisible();
    expect(cobros).toHaveLength(1);
  });
});

test('una zapatilla que no existe lleva a la página de «no está»', () => {
  abrir('/zapatillas/botas-de-plomo');
  expect(
    screen.getByRole('heading', { name: 'Aquí no hay nada' }),
  ).toBeVisible();
});
