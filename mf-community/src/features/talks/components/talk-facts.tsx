import { dayInWords } from '@femcoders/contracts/spanish-day';
import { sizeInWords } from '@femcoders/contracts/spanish-size';
import type { TalkDetail } from '@femcoders/contracts/talk';
import {
  licenceAddress,
  talkFormatNames,
  talkLanguageNames,
  talkLevelNames,
  talkLicenceNames,
} from '@femcoders/contracts/talk-names';
import { filterAddress } from '@femcoders/kit/lists/list-filters';
import { Link } from '@femcoders/platform';
import { Fact, Facts } from '../../lists/facts.tsx';
import { talksPath } from '../talk-links.ts';
import styles from './talk-facts.module.css';

/** Renders what there is to know of a talk besides what it says. */
export function TalkFacts({ talk }: { talk: TalkDetail }) {
  const { topics, event, pdf, resources, licence } = talk;
  const licenceLink = licenceAddress(licence);
  return (
    <div className={`stack gap-32 shrinks breaks ${styles.facts}`}>
      <Facts>
        <Fact name="Temas">
          <ul className="row gap-4-16">
            {topics.map(({ key, name }) => (
              <li key={key}>
                <Link to={filterAddress(talksPath, { tema: key })}>{name}</Link>
              </li>
            ))}
          </ul>
        </Fact>
        <Fact name="Formato">
          {talkFormatNames[talk.format]}, {talk.minutes} minutos, nivel {talkLevelNames[talk.level].toLowerCase()}, en{' '}
          {talkLanguageNames[talk.language].toLowerCase()}
        </Fact>
        <Fact name="Cuándo">
          <time dateTime={talk.givenOn}>{dayInWords(talk.givenOn)}</time>
        </Fact>
        {event && (
          <Fact name="Dónde se dio">
            <Link to={`/eventos/${event.slug}`}>{event.name}</Link>
          </Fact>
        )}
        {pdf && (
          <Fact name="Diapositivas">
            <a href={pdf.path} download>
              Descargar en PDF ({sizeInWords(pdf.bytes)})
            </a>
          </Fact>
        )}
        <Fact name="Licencia">
          {licenceLink ? (
            <a href={licenceLink} rel="license noopener">
              {talkLicenceNames[licence]}
            </a>
          ) : (
            talkLicenceNames[licence]
          )}
        </Fact>
      </Facts>
      {resources.length > 0 && (
        <section aria-labelledby="recursos-de-la-charla">
          <h2 id="recursos-de-la-charla">Para seguir</h2>
          <ul>
            {resources.map(({ title, address }) => (
              <li key={address}>
                <a href={address} rel="ugc nofollow noopener">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
