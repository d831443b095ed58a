import { Form, SubmitButton } from '@femcoders/kit/forms/form';
import { Link, showToast, useNavigate } from '@femcoders/platform';
import { Button } from '@femcoders/shared-ui';
import { type ComponentType, Fragment, type ReactNode, useState } from 'react';
import { EditConflict } from '../forms/edit-conflict.tsx';
import form from '../forms/record-form.module.css';
import { type RecordValues, useRecordForm } from '../forms/use-record-form.ts';
import type { AdminAnswer } from './loaded.tsx';
import { type GoneWords, OpenRecord } from './open-record.tsx';
import page from './record-page.module.css';

interface StoredRecord {
  id: string;
  updatedAt: string;
}

interface RecordMutations<Row, Body> {
  /** @throws what the API client throws */
  add(body: Body): Promise<Row>;
  /** @throws what the API client throws */
  save(id: string, body: Body & { updatedAt: string }): Promise<Row>;
}

export interface RecordFields<Row, Values> {
  values: Values;
  onChange: (change: Partial<Values>) => void;
  errorOf: (field: string) => string | undefined;
  /** Null while it is made. */
  record: Row | null;
  /** A picture is on its way. */
  onBusy: (busy: boolean) => void;
}

/** A column next to the form. */
interface Side<Props> {
  label: string;
  draw: (props: Props) => ReactNode;
}

export interface RecordFormDescription<Row extends StoredRecord, Values extends object, Body, Mutations> {
  /** Names what is typed, with the record's id or `new`. */
  draft: string;
  /** "Charla" */
  label: string;
  /** "la charla" */
  what: string;
  /** "esta charla" */
  changed: string;
  /** The message when it is not there. */
  gone: string;
  /** Where the list is. */
  list: string;
  useRecord: (id: string) => AdminAnswer<Row>;
  useMutations: () => Mutations & RecordMutations<Row, Body>;
  /** The form's values, and their conversion to a record and back. */
  values: RecordValues<Values> & {
    valuesOf: (record: Row) => Values;
    /** Called when nothing is wrong. */
    bodyOf: (values: Values) => Body;
  };
  Fields: ComponentType<RecordFields<Row, Values>>;
  /** Names of the fields, where another has changed them. */
  labels: Readonly<Record<keyof Values, string>>;
  /** A field as it is shown there; its text unless given. */
  inWords?: (values: Values, field: keyof Values) => string;
  /** Returns the message after the record is added. */
  addedWords: (record: Row) => string;
  side: Side<{ record: Row; values: Values; mutations: Mutations; unsaved: boolean }>;
  newSide: Side<{ values: Values }>;
  /** The content below the form that is not saved with it; it begins again when the form is emptied. */
  below?: (props: { record: Row | null; values: Values; stored: Values }) => ReactNode;
}

/** Returns the sentences for a record that begins as a draft and is not there. */
export const goneDraft = ({ gone, list }: { gone: string; list: string }): GoneWords => ({
  gone,
  goneWhy: 'Puede que alguien haya borrado su borrador.',
  back: list,
  backWords: 'Volver a la lista',
});

/** The two pages of a record that is edited whole: one shows and changes it, the other makes it. */
export function recordForm<Row extends StoredRecord, Values extends object, Body, Mutations>(
  description: RecordFormDescription<Row, Values, Body, Mutations>,
) {
  const { what, useRecord } = description;
  return {
    Open({ id }: { id: string }) {
      return (
        <OpenRecord query={useRecord(id)} what={what} {...goneDraft(description)}>
          {(record) => <RecordForm description={description} record={record} />}
        </OpenRecord>
      );
    },
    New: () => <RecordForm description={description} record={null} />,
  };
}

interface RecordFormProps<Row extends StoredRecord, Values extends object, Body, Mutations> {
  description: RecordFormDescription<Row, Values, Body, Mutations>;
  /** Null for a new one. */
  record: Row | null;
}

/** Edits a record. What was typed is kept until it is saved; the second one to save sees what has changed. */
function RecordForm<Row extends StoredRecord, Values extends object, Body, Mutations>({
  description,
  record,
}: RecordFormProps<Row, Values, Body, Mutations>) {
  const { label, list, useMutations, values: kinds, Fields, labels, addedWords, side, newSide, below } = description;
  const inWords = description.inWords ?? ((of, field) => String(of[field]));
  const mutations = useMutations();
  const navigate = useNavigate();
  const stored = record ? kinds.valuesOf(record) : kinds.empty;
  const saving = useRecordForm(`${description.draft}:${record?.id ?? 'new'}`, {
    ...kinds,
    stored,
    updatedAt: record?.updatedAt ?? '',
    async store(typed, updatedAt) {
      if (record) {
        const saved = await mutations.save(record.id, { ...kinds.bodyOf(typed), updatedAt });
        showToast('Cambios guardados.', { tone: 'success' });
        return saved.updatedAt;
      }
      const added = await mutations.add(kinds.bodyOf(typed));
      showToast(addedWords(added), { tone: 'success' });
      navigate(`${list}/${added.id}`, { replace: true });
      return null;
    },
  });
  const { values, changed, overtaken, edit, errorOf, saveMine, discard } = saving;
  const [uploading, setUploading] = useState(false);
  const [round, setRound] = useState(0);
  const empty = () => {
    discard();
    setRound(round + 1);
  };
  const unsaved = record && changed && (
    <p className="boxed row gap-8-16 middle between small" role="status">
      Hay cambios sin guardar.
      <Button variant="outline" size="small" onClick={discard}>
        Descartarlos
      </Button>
    </p>
  );

  return (
    <div className={page.record}>
      <div className={`${page.main} ${form.form}`}>
        <Form
          of={saving}
          className="stack gap-24 shrinks"
          aria-label={label}
          heading={
            <p>
              <Link to={list} className={page.back}>
                Volver a la lista
              </Link>
            </p>
          }
        >
          {record && overtaken ? (
            <EditConflict
              what={description.changed}
              stored={overtaken.map((field) => [labels[field], inWords(stored, field)])}
              onKeepMine={saveMine}
              onDiscard={discard}
            />
          ) : (
            unsaved
          )}
          <Fields values={values} onChange={edit} errorOf={errorOf} record={record} onBusy={setUploading} />
          <p className="row gap-12 middle">
            <SubmitButton
              of={{ ...saving, busy: saving.busy || uploading }}
              doing={saving.busy ? 'Guardando…' : 'Subiendo la imagen…'}
              aria-disabled={record ? !changed : undefined}
            >
              {record ? 'Guardar cambios' : 'Guardar borrador'}
            </SubmitButton>
            {!record && (
              <Button variant="quiet" onClick={empty}>
                Vaciar
              </Button>
            )}
          </p>
        </Form>
        {below && <Fragment key={round}>{below({ record, values, stored })}</Fragment>}
      </div>
      <aside className={page.side} aria-label={record ? side.label : newSide.label}>
        <div className={form.stays}>
          {record ? side.draw({ record, values, mutations, unsaved: changed }) : newSide.draw({ values })}
        </div>
      </aside>
    </div>
  );
}
