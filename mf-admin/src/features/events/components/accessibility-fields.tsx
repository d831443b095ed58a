import type { VenueAccessibility } from '@femcoders/contracts/event';
import { type VenueFeature, venueFeatureNames, venueFeatures } from '@femcoders/contracts/event-names';
import { SelectField } from '../../lists/components/select-field.tsx';
import styles from './event-form.module.css';

interface AccessibilityFieldsProps {
  value: VenueAccessibility;
  onChange: (value: VenueAccessibility) => void;
}

const answers = [
  { value: '', label: 'Sin comprobar' },
  { value: 'yes', label: 'Sí' },
  { value: 'no', label: 'No' },
];

/** Renders what is known of the venue, feature by feature. */
export function AccessibilityFields({ value, onChange }: AccessibilityFieldsProps) {
  const answer = (feature: VenueFeature, chosen: string) => {
    // In the order of the page, so that the same answers are the same value.
    const entries = venueFeatures
      .map((name) => [name, name === feature ? chosen : value[name]] as const)
      .filter(([, known]) => known === 'yes' || known === 'no');
    onChange(Object.fromEntries(entries));
  };
  return (
    <div className={`columns gap-8 ${styles.features}`}>
      {venueFeatures.map((feature) => (
        <SelectField
          key={feature}
          name={`accessibility.${feature}`}
          label={venueFeatureNames[feature]}
          value={value[feature] ?? ''}
          onChange={(chosen) => answer(feature, chosen)}
          options={answers}
        />
      ))}
    </div>
  );
}
