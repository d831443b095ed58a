import type { AdminEvent } from '@femcoders/contracts/admin-event';
import { eventLimits } from '@femcoders/contracts/event-limits';
import { type SourceField, sourceFields } from '@femcoders/contracts/event-names';
import { boundFields } from '@femcoders/kit/forms/bound-fields';
import { Form } from '@femcoders/kit/forms/form';
import { TextArea, TextField } from '@femcoders/shared-ui';
import { Checkbox } from '@femcoders/shared-ui/choice';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { RichTextField } from '../../editor/rich-text-field.tsx';
import { SelectField } from '../../lists/components/select-field.tsx';
import { PictureField } from '../../pictures/picture-field.tsx';
import type { EventValues } from '../event-values.ts';
import { peopleWords } from '../event-words.ts';
import { recipientsOfChange } from '../mail-recipients.ts';
import type { EventFormState } from '../use-event-form.ts';
import { usePlannedChange } from '../use-planned-mails.ts';
import { AccessibilityFields } from './accessibility-fields.tsx';
import styles from './event-form.module.css';
import { EventFormNotices } from './event-form-notices.tsx';
import { EventSaveBar } from './event-save-bar.tsx';
import { FormSection } from './form-section.tsx';
import { NotifyFields } from './notify-fields.tsx';
import { PlannedMailList } from './planned-mail-list.tsx';
import { ProgrammeFields } from './programme-fields.tsx';
import { SpeakerFields } from './speaker-fields.tsx';
import { UnsavedChangesDialog } from './unsaved-changes-dialog.tsx';

interface EventFormProps {
  /** Null for a new one. */
  event: AdminEvent | null;
  state: EventFormState;
  formRef: RefObject<HTMLFormElement | null>;
}

type TextName = {
  [Name in keyof EventValues]: EventValues[Name] extends string ? Name : never;
}[keyof EventValues];

const zones = [
  { value: 'Europe/Madrid', label: 'Península y Baleares' },
  { value: 'Atlantic/Canary', label: 'Canarias' },
];

/** All that is said of an event. Ctrl or Cmd and S saves. */
export function EventForm({ event, state, formRef }: EventFormProps) {
  const { values, base, change, errorOf, dirty, notice } = state;
  const [uploading, setUploading] = useState(false);
  const tellChoice = useRef<HTMLInputElement>(null);
  const imported = event !== null && event.source !== 'own';
  const fixed = (name: keyof EventValues) => imported && sourceFields.includes(name as SourceField);

  const { typed } = boundFields(values, change, errorOf);
  const text = (name: TextName) => ({ ...typed(name), readOnly: fixed(name) });

  const planned = usePlannedChange(event, state);
  // Who hears of another time or place, and can be spared it; who gets a place because there are more hears of it in any case.
  const choosable = recipientsOfChange(event, values, base);
  const people = planned && notice.tell ? planned.people : Math.max(choosable, planned?.people ?? 0);

  const saveByKey = (press: KeyboardEvent<HTMLFormElement>) => {
    if (press.key !== 's' || !(press.ctrlKey || press.metaKey) || press.altKey) return;
    press.preventDefault();
    void state.save(press.currentTarget);
  };

  return (
    <Form
      of={state}
      ref={formRef}
      className={styles.form}
      aria-label="Datos del evento"
      onKeyDown={saveByKey}
      // Of a text area browsers scroll only the caret into view, which may lie under the bar.
      onFocus={({ target }) => target instanceof HTMLTextAreaElement && target.scrollIntoView({ block: 'nearest' })}
    >
      <EventFormNotices event={event} state={state} />

      <FormSection title="Qué es">
        <TextField {...text('name')} label="Nombre" maxLength={eventLimits.name} />
        <TextArea
          {...text('description')}
          label="Resumen"
          optional
          hint="Se lee en la tarjeta, en los buscadores y en los calendarios."
          rows={2}
          maxLength={eventLimits.description}
        />
        <RichTextField
          name="about_document"
          label="Texto de la página"
          hint="Opcional. Lo que pegues entra como texto. Con Alt + F10 vas a los botones y con Esc vuelves."
          value={values.about_document}
          onChange={(about_document) => change({ about_document })}
          error={errorOf('about_document')}
          onBusy={setUploading}
        />
        {!fixed('logo_url') && (
          <PictureField
            name="logo_url"
            label="Imagen"
            value={values.logo_url}
            onChange={(logo_url) => change({ logo_url })}
            error={errorOf('logo_url')}
            onBusy={setUploading}
          />
        )}
        <TextField
          {...text('slug')}
          label="Dirección de la página"
          optional={!event?.slug_fixed}
          readOnly={event?.slug_fixed ?? false}
          hint={
            event?.slug_fixed
              ? `/eventos/${event.slug} · Ya no cambia: está en correos y calendarios.`
              : 'Lo que sigue a /eventos/. Si la dejas vacía, sale del nombre.'
          }
          autoCapitalize="none"
          spellCheck={false}
          maxLength={eventLimits.slug}
        />
      </FormSection>

      <FormSection title="Cuándo" note="La hora es la del sitio donde se celebra.">
        <div className="columns gap-16">
          <TextField {...text('start_local')} label="Empieza" type="datetime-local" />
          <TextField {...text('end_local')} label="Acaba" type="datetime-local" optional />
        </div>
        <div>
          <SelectField
            label="Zona horaria:"
            name="timezone"
            value={values.timezone}
            disabled={fixed('timezone')}
            onChange={(timezone) => change({ timezone })}
            options={
              zones.some(({ value }) => value === base.timezone)
                ? zones
                : [...zones, { value: base.timezone, label: base.timezone }]
            }
          />
        </div>
      </FormSection>

      <FormSection title="Dónde">
        <Checkbox
          name="online"
          label="También o solo en línea"
          checked={values.online}
          disabled={fixed('online')}
          onChange={({ target }) => change({ online: target.checked })}
        />
        {values.online && (
          <TextField
            {...text('online_url')}
            label="Enlace de la sala"
            type="url"
            optional
            hint="Solo lo recibe quien tiene plaza. Empieza por https://."
            maxLength={eventLimits.address}
          />
        )}
        <TextField
          {...text('location')}
          label="Lugar, en pocas palabras"
          optional
          hint="Se lee en la tarjeta: «Biblioteca Jaume Fuster, Barcelona» o «En línea»."
          maxLength={eventLimits.location}
        />
        <div className="columns gap-16">
          <TextField {...text('venue_name')} label="Sede" optional maxLength={eventLimits.venueName} />
          <TextField
            {...text('venue_address')}
            label="Dirección de la sede"
            optional
            maxLength={eventLimits.venueAddress}
          />
        </div>
        <TextArea
          {...text('directions')}
          label="Cómo llegar"
          optional
          hint="Metro, autobús, por qué puerta se entra."
          rows={3}
          maxLength={eventLimits.directions}
        />
      </FormSection>

      {choosable > 0 ? (
        <NotifyFields people={people} planned={planned} state={state} choice={tellChoice} />
      ) : (
        planned &&
        planned.people > 0 && (
          <FormSection title={`Se avisará a ${peopleWords(planned.people)}`}>
            <PlannedMailList planned={planned} />
          </FormSection>
        )
      )}

      <FormSection
        title="Accesibilidad"
        note="Lo que dejes sin comprobar se dice así en la página: nadie tiene que adivinarlo."
      >
        <AccessibilityFields value={values.accessibility} onChange={(accessibility) => change({ accessibility })} />
        <TextArea
          {...text('accessibility_note')}
          label="Algo más sobre la accesibilidad"
          optional
          rows={2}
          maxLength={eventLimits.accessibilityNote}
        />
      </FormSection>

      <FormSection title="Programa">
        <ProgrammeFields rows={values.programme} onChange={(programme) => change({ programme })} errorOf={errorOf} />
      </FormSection>

      <FormSection title="Ponentes">
        <SpeakerFields
          speakers={values.speakers}
          onChange={(speakers) => change({ speakers })}
          error={errorOf('speakers')}
        />
      </FormSection>

      <FormSection title="Al venir">
        <TextArea {...text('food')} label="Comida y bebida" optional rows={2} maxLength={eventLimits.food} />
        <TextArea
          {...text('photos')}
          label="Fotos"
          optional
          hint="Si se hacen, para qué, y cómo decir que no."
          rows={2}
          maxLength={eventLimits.photos}
        />
      </FormSection>

      <FormSection title="Entradas y plazas">
        <div className="columns gap-16">
          <TextField {...text('price')} label="Precio" optional hint="«Gratis», «5 €»." maxLength={eventLimits.price} />
          <TextField
            {...text('event_url')}
            label="Enlace de entradas"
            type="url"
            optional
            hint="Si se reparten en otro sitio."
            maxLength={eventLimits.address}
          />
        </div>
        <Checkbox
          name="takes_registrations"
          label="Las plazas se piden en la página del evento"
          hint="Con nombre y correo. Si se llena, hay lista de espera."
          checked={values.takes_registrations}
          onChange={({ target }) => change({ takes_registrations: target.checked })}
        />
        {values.takes_registrations && (
          <div className={styles.short}>
            <TextField
              {...text('capacity')}
              label="Plazas"
              optional
              hint="Vacío: caben todas."
              inputMode="numeric"
              autoComplete="off"
            />
          </div>
        )}
      </FormSection>

      <EventSaveBar
        event={event}
        state={state}
        uploading={uploading}
        people={people}
        planned={planned}
        onChangeNotice={choosable > 0 ? () => tellChoice.current?.focus() : null}
      />

      <UnsavedChangesDialog dirty={dirty} what={event ? 'este evento' : 'esta página'} />
    </Form>
  );
}
