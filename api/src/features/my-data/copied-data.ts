import type { DataCell, DataPart } from '../../feature/data-part.ts';

export interface DataCopy {
  brand: string;
  madeAt: Date;
  parts: readonly FilledPart[];
}

export interface FilledPart extends Pick<DataPart, 'key' | 'title' | 'fields' | 'words'> {
  entries: readonly Record<string, DataCell>[];
}
