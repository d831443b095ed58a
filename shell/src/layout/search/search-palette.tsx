import type { SearchAnswer, SearchResult } from '@femcoders/contracts/search';
import { searchLimits } from '@femcoders/contracts/search-limits';
import { dayInWords } from '@femcoders/contracts/spanish-day';
import { Link, useLocation } from '@femcoders/platform';
import { Dialog } from '@femcoders/shared-ui';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { countWords, Excerpt, kindName } from '../../pages/search/result-words.tsx';
import { searchHref } from '../../pages/search/search-address.ts';
import { headerLinks } from '../site-links.ts';
import styles from './search-palette.module.css';
import { SlashSwitch } from './slash-switch.tsx';
import { type PaletteSearch, usePaletteSearch } from './use-palette-search.ts';

/** An option to choose. */
interface Option {
  to: string;
  content: ReactNode;
}

const areas: Option[] = [{ to: '/', label: 'Inicio' }, ...headerLinks].map(({ to, label }) => ({
  to,
  content: <span className="bold">{label}</span>,
}));

const listId = 'search-palette-list';
const optionId = (index: number) => `${listId}-${index}`;

/**
 * The search over the page: a field whose arrows go through what is found (ARIA's combobox with a list box), Enter goes
 * there, and without a choice to all results. Nothing of it is kept.
 */
export function SearchPalette({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const search = usePaletteSearch(typed);
  useCloseOnNavigation(onClose);

  const q = typed.trim();
  const options = optionsFor(q, search.answer);
  const active = options.findIndex(({ to }) => to === chosen);

  useEffect(() => {
    if (active >= 0) list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      const next = active < 0 && step < 0 ? options.length - 1 : (active + step + options.length) % options.length;
      setChosen(options[next]?.to ?? null);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const target = document.getElementById(
        optionId(active < 0 ? options.findIndex(({ to }) => q && to === searchHref({ q })) : active),
      );
      // A click with the same keys: with Ctrl or Cmd the browser opens a tab.
      const { ctrlKey, metaKey, shiftKey } = event;
      target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
    }
  };

  return (
    <Dialog open bare title="Buscar en toda la web" onClose={onClose}>
      <div className={styles.line}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M8.5 2.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12Zm4.5 10.5 5 5" />
        </svg>
        <input
          autoFocus
          role="combobox"
          aria-label="Buscar en toda la web"
          aria-expanded
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active < 0 ? undefined : optionId(active)}
          className={styles.field}
          placeholder="¿Qué buscas?"
          value={typed}
          maxLength={searchLimits.query}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          onChange={({ target }) => {
            setTyped(target.value);
            setChosen(null);
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" className={styles.close} aria-label="Cerrar" onClick={onClose}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="m4 4 12 12M16 4 4 16" />
          </svg>
        </button>
      </div>
      <div className={styles.body}>
        <State search={search} q={q} />
        <div
          ref={list}
          id={listId}
          role="listbox"
          aria-label={q ? 'Resultados' : 'Páginas principales'}
          aria-busy={search.state === 'searching' || undefined}
          className={styles.list}
        >
          {options.map(({ to, content }, index) => (
            <Link
              key={to}
              to={to}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={`cut ${styles.option}`}
              onClick={({ ctrlKey, metaKey, shiftKey }) => {
                if (!ctrlKey && !metaKey && !shiftKey) onClose();
              }}
            >
              {content}
            </Link>
          ))}
        </div>
      </div>
      <footer className={styles.foot}>
        <p className={styles.keys}>
          <kbd>↑</kbd> <kbd>↓</kbd> elegir <kbd>Intro</kbd> abrir <kbd>Esc</kbd> cerrar
        </p>
        <SlashSwitch />
      </footer>
    </Dialog>
  );
}

/** Returns the options of the palette: the results and a link to all of them; without any, the site's areas. */
function optionsFor(q: string, answer: SearchAnswer | null): Option[] {
  if (!q) return areas;
  if (answer?.total !== 0) return [...(answer?.results ?? []).map(resultOption), allOption(q)];
  const { suggestion } = answer;
  return suggestion ? [{ to: searchHref({ q: suggestion }), content: <>Buscar «{suggestion}»</> }, ...areas] : areas;
}

function resultOption({ kind, path, title, heading, excerpt, date }: SearchResult): Option {
  const facts = [kindName({ kind }), date && dayInWords(date)].filter(Boolean).join(' · ');
  return {
    to: path,
    content: (
      <>
        <span className="bold">{title}</span>
        {heading && <span className={styles.heading}>{heading}</span>}
        <span className={styles.excerpt}>
          <Excerpt parts={excerpt} />
        </span>
        <span className={styles.facts}>{facts}</span>
      </>
    ),
  };
}

function allOption(q: string): Option {
  return { to: searchHref({ q }), content: <span className={styles.all}>Ver todos los resultados de «{q}»</span> };
}

/** How the search stands, said also to who does not see it. */
function State({ search: { state, answer, retry }, q }: { search: PaletteSearch; q: string }) {
  return (
    <div role="status" className={styles.state}>
      {state === 'idle' && 'Escribe, o elige una página:'}
      {state === 'searching' && 'Buscando…'}
      {state === 'found' && answer && <Count answer={answer} q={q} />}
      {state === 'offline' && 'Estás sin conexión. Buscaremos en cuanto vuelva.'}
      {state === 'failed' && (
        <>
          No hemos podido buscar.{' '}
          <button type="button" className="text-link" onClick={retry}>
            Reintentar
          </button>
        </>
      )}
    </div>
  );
}

function Count({ answer, q }: { answer: SearchAnswer; q: string }) {
  const { total, suggestion } = answer;
  if (total === 0) return `No hay resultados para «${q}». Prueba con otra palabra, o elige una página:`;
  return suggestion ? `${countWords(answer, suggestion)}. Con «${q}» no hay nada.` : countWords(answer, q);
}

/** It belongs to the page that it was opened on: going back, too, closes it. */
function useCloseOnNavigation(onClose: () => void): void {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current !== key) onClose();
  }, [key, onClose]);
}
