import { contactLimits } from '@femcoders/contracts/contact-limits';
import type { FieldProblem } from '@femcoders/contracts/problem';

/** The types that the file field accepts; the API determines the real type. */
export const acceptedFiles = '.pdf,.png,.jpg,.jpeg,application/pdf,image/png,image/jpeg';

export function fileProblems(file: File | null): FieldProblem[] {
  if (!file) return [];
  const problem = (message: string) => [{ field: 'attachment', message }];
  if (!/\.(?:pdf|png|jpe?g)$/i.test(file.name)) return problem('El archivo tiene que ser PDF, PNG o JPG');
  if (file.size === 0) return problem('El archivo está vacío');
  return file.size > contactLimits.attachmentMax ? problem('El archivo no puede pasar de 5 MB') : [];
}

/** @throws when the file can no longer be read, such as after it was moved */
export function inBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',', 2)[1] ?? '');
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
