/** The facts of a venue's accessibility, in the order of the page. */
export const venueFeatures = [
  'step-free',
  'lift',
  'toilet',
  'hearing-loop',
  'sign-language',
  'captions',
  'quiet-room',
  'childcare',
] as const;
export type VenueFeature = (typeof venueFeatures)[number];

/** How the page names each. */
export const venueFeatureNames: Record<VenueFeature, string> = {
  'step-free': 'Entrada sin escalones',
  lift: 'Ascensor',
  toilet: 'Baño adaptado',
  'hearing-loop': 'Bucle magnético',
  'sign-language': 'Lengua de signos',
  captions: 'Subtítulos en directo',
  'quiet-room': 'Sala tranquila',
  childcare: 'Cuidado infantil',
};

/** Drafts are seen by the team alone. */
export const eventStates = ['draft', 'published', 'postponed', 'cancelled'] as const;
export type EventState = (typeof eventStates)[number];

/** Sort keys of the administration's list of events; `next` has first what is to come, the soonest first. */
export const eventSorts = ['next', 'starts_at', 'name', 'taken'] as const;

/** Where an event comes from. */
export const eventSources = ['own', 'eventbrite', 'ical'] as const;
export type EventSource = (typeof eventSources)[number];

/** The fields of an imported event that its source decides: each import writes it again. All else is the team's. */
export const sourceFields = [
  'name',
  'description',
  'logo_url',
  'event_url',
  'start_local',
  'end_local',
  'timezone',
  'location',
  'venue_name',
  'venue_address',
  'online',
] as const;
export type SourceField = (typeof sourceFields)[number];
