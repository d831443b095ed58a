import type { ShownField } from '@femcoders/contracts/member-profile-names';
import type { ReactNode } from 'react';
import type { Profile } from './use-profile.ts';
import { VisibilityChoice } from './visibility-choice.tsx';

interface ShownToProps {
  profile: Profile;
  field: ShownField;
  /** The field's label. */
  of: string;
  children: ReactNode;
}

/** A field, and under it who sees what stands in it. */
export function FieldVisibility({ profile, field, of, children }: ShownToProps) {
  return (
    <div className="stack gap-8 shrinks">
      {children}
      <VisibilityChoice
        label="Quién lo ve"
        of={of}
        level={profile.values.visibility[field]}
        onChange={(level) => profile.show(field, level)}
      />
    </div>
  );
}
