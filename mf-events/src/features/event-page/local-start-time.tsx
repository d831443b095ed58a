import type { EventDetail } from '@femcoders/contracts/event';
import { useEffect, useState } from 'react';
import { readersDateText } from '../events/event-date.ts';

/** When an online event begins where the reader is. Only her browser knows, so it says so once the page is live. */
export function LocalStartTime({ event }: { event: Pick<EventDetail, 'start_utc' | 'start_local'> }) {
  const [text, setText] = useState<string | null>(null);
  const { start_utc, start_local } = event;
  useEffect(() => {
    setText(readersDateText(start_utc, start_local));
  }, [start_utc, start_local]);
  return text && `En tu zona: ${text}.`;
}
