// Apart from the schemas, so that a form which only needs a number or a name does not load the validator.

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

/** Longest texts, in characters, and most entries. */
export const eventLimits = {
  name: 150,
  slug: 100,
  location: 200,
  description: 600,
  about: 10_000,
  venueName: 120,
  venueAddress: 200,
  directions: 2000,
  price: 80,
  food: 500,
  photos: 500,
  accessibilityNote: 1000,
  cancelReason: 500,
  address: 2000,
  programmeEntries: 40,
  programmeTitle: 150,
  programmeDescription: 600,
  programmeSpeaker: 120,
  speakers: 40,
  capacity: 100_000,
} as const;

/** Drafts are seen by the team alone. */
export const eventStates = ['draft', 'published', 'postponed', 'cancelled'] as const;
export type EventState = (typeof eventStates)[number];

/** Where an event comes from. */
export const eventSources = ['own', 'eventbrite', 'ical'] as const;
export type EventSource = (typeof eventSources)[number];

/** What of an imported event is its source's to say: each import writes it again. All else is the team's. */
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
