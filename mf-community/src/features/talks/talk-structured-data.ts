import type { TalkDetail } from '@femcoders/contracts/talk';
import { licenceAddress } from '@femcoders/contracts/talk-names';
import { videoAddress } from '@femcoders/contracts/video-frame';
import { talkPath } from './talk-links.ts';

type SchemaObject = Record<string, unknown>;

/**
 * A talk for search engines: a schema.org `VideoObject` with a `Clip` for each slide where there is a video, else a
 * `PresentationDigitalDocument`.
 * @param origin the site's own, without a slash at its end
 */
export function talkStructuredData(talk: TalkDetail, origin: string): SchemaObject {
  const url = origin + talkPath(talk.slug);
  const licence = licenceAddress(talk.licence);
  const people = talk.speakers.map(({ name }) => ({ '@type': 'Person', name }));
  return {
    '@context': 'https://schema.org',
    name: talk.title,
    url,
    description: talk.summary,
    inLanguage: talk.language,
    keywords: talk.topics.map(({ name }) => name).join(', '),
    educationalLevel: talk.level,
    dateCreated: talk.givenOn,
    datePublished: talk.publishedAt,
    dateModified: talk.updatedAt,
    timeRequired: `PT${talk.minutes}M`,
    ...(licence && { license: licence }),
    ...(talk.event && {
      recordedAt: { '@type': 'Event', name: talk.event.name, url: `${origin}/eventos/${talk.event.slug}` },
    }),
    ...(talk.video
      ? { ...videoData(talk, talk.video, url, origin), actor: people }
      : { '@type': 'PresentationDigitalDocument', author: people, ...(spoken(talk) && { text: spoken(talk) }) }),
  };
}

function videoData(talk: TalkDetail, video: string, url: string, origin: string): SchemaObject {
  const id = videoAddress.exec(video)?.groups?.id;
  return {
    '@type': 'VideoObject',
    uploadDate: talk.publishedAt,
    duration: `PT${talk.minutes}M`,
    thumbnailUrl: `${origin}/social${talkPath(talk.slug)}.png`,
    ...(id ? { embedUrl: `https://www.youtube-nocookie.com/embed/${id}` } : { contentUrl: origin + video }),
    transcript: spoken(talk),
    hasPart: clips(talk).map(({ name, start }) => ({
      '@type': 'Clip',
      name,
      startOffset: start,
      url: `${url}#t-${start}`,
    })),
  };
}

/** A clip begins where another slide is shown. */
function clips({ transcript, slides }: TalkDetail): { name: string; start: number }[] {
  return transcript.flatMap(({ slide, start }, n) => {
    const name = slide !== null && slide !== transcript[n - 1]?.slide ? slides[slide - 1]?.title : undefined;
    return name ? [{ name, start }] : [];
  });
}

const spoken = ({ transcript }: TalkDetail): string => transcript.map(({ text }) => text).join(' ');
