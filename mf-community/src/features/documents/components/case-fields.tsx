import { type DocumentField, documentCases } from '@femcoders/contracts/document-cases';
import type { DocumentKind } from '@femcoders/contracts/document-names';
import type { DocumentValues } from '@femcoders/contracts/validate-documents';
import { TextArea, TextField } from '@femcoders/shared-ui';
import { Checkbox, ChoiceGroup } from '@femcoders/shared-ui/choice';

interface CaseFieldsProps {
  kind: DocumentKind;
  values: DocumentValues;
  errorOf: (field: string) => string | undefined;
  onChange: (name: string, value: string) => void;
}

/** Renders what a case asks for besides its files. */
export function CaseFields({ kind, values, errorOf, onChange }: CaseFieldsProps) {
  return documentCases[kind].fields.map((field) => (
    <OneField
      key={field.name}
      field={field}
      value={values[field.name] ?? ''}
      error={errorOf(field.name)}
      onChange={(value) => onChange(field.name, value)}
    />
  ));
}

interface OneFieldProps {
  field: DocumentField;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

function OneField({ field, value, error, onChange }: OneFieldProps) {
  const { name, label, hint, optional, max, options, type } = field;
  const texts = { name, label, hint, optional, error };
  const typed = {
    value,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    ...(max !== undefined && { maxLength: max }),
  };
  switch (type) {
    case 'choice':
      return (
        <ChoiceGroup
          {...texts}
          type="radio"
          choices={options ?? []}
          chosen={value ? [value] : []}
          onChange={([chosen]) => onChange(chosen ?? '')}
        />
      );
    case 'check':
      return (
        <Checkbox {...texts} checked={value !== ''} onChange={({ target }) => onChange(target.checked ? 'si' : '')} />
      );
    case 'long':
      return <TextArea {...texts} {...typed} rows={5} />;
    case 'url':
      return <TextField {...texts} {...typed} type="url" inputMode="url" autoComplete="url" placeholder="https://" />;
    default:
      return <TextField {...texts} {...typed} />;
  }
}
