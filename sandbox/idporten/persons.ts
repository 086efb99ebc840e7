/** A property in the terms of the land registry and the tax authority. Missing values are null. */
export interface Property {
  /** The municipality's number, four digits. */
  readonly municipality: string
  readonly property_number: number | null
  readonly holding_number: number | null
  readonly lease_number: number | null
  readonly section_number: number | null
  readonly share_number: number | null
  readonly organisation_number: string | null
  readonly address: string
  readonly postcode: string
  readonly city: string
}

export interface Person {
  /** The national id, synthetic as in Skatteetaten's test register (80 is added to the month). Null for a foreign eID. */
  readonly pid: string | null
  readonly name: string
  readonly properties: readonly Property[]
}

const property = {
  property_number: null,
  holding_number: null,
  lease_number: null,
  section_number: null,
  share_number: null,
  organisation_number: null,
}

const shared: Property = {
  ...property,
  municipality: '4003',
  property_number: 300,
  holding_number: 2115,
  address: 'Telemarksgata 12',
  postcode: '3724',
  city: 'Skien',
}

/** The persons who can log in. None of them exists. */
export const persons: readonly Person[] = [
  {
    pid: '29817491020',
    name: 'Kari Nordmann',
    properties: [
      {
        ...property,
        municipality: '0301',
        property_number: 228,
        holding_number: 41,
        section_number: 7,
        address: 'Markveien 12',
        postcode: '0554',
        city: 'Oslo',
      },
      {
        ...property,
        municipality: '4601',
        property_number: 164,
        holding_number: 903,
        lease_number: 2,
        address: 'Nygårdsgaten 88',
        postcode: '5008',
        city: 'Bergen',
      },
    ],
  },
  {
    pid: '04886991180',
    name: 'Ola Hansen',
    properties: [
      {
        ...property,
        municipality: '5001',
        share_number: 23,
        organisation_number: '948677733',
        address: 'Innherredsveien 61',
        postcode: '7043',
        city: 'Trondheim',
      },
    ],
  },
  { pid: '17859291066', name: 'Aisha Berg', properties: [] },
  { pid: null, name: 'Erik Lindqvist', properties: [] },
  {
    pid: '12837610050',
    name: 'Åse Bjørnstad',
    properties: [
      {
        ...property,
        municipality: '1103',
        property_number: 55,
        holding_number: 1208,
        address: 'Pedersgata 40B',
        postcode: '4013',
        city: 'Stavanger',
      },
    ],
  },
  { pid: '05889110009', name: 'Per Ødegård', properties: [] },
  {
    pid: '23846410090',
    name: 'Laila Sæther',
    properties: [
      {
        ...property,
        municipality: '5501',
        property_number: 118,
        holding_number: 77,
        section_number: 3,
        address: 'Skippergata 9',
        postcode: '9008',
        city: 'Tromsø',
      },
    ],
  },
  // Also runs a business.
  {
    pid: '04897590099',
    name: 'Henrik Strand',
    properties: [
      {
        ...property,
        municipality: '3301',
        property_number: 110,
        holding_number: 512,
        section_number: 2,
        address: 'Bragernes torg 4',
        postcode: '3017',
        city: 'Drammen',
      },
    ],
  },
  // A platform has reported rent for this person that is not in the draft.
  {
    pid: '18837190092',
    name: 'Sigrid Moen',
    properties: [
      {
        ...property,
        municipality: '1508',
        property_number: 132,
        holding_number: 47,
        address: 'Kongens gate 21',
        postcode: '6002',
        city: 'Ålesund',
      },
    ],
  },
  // Has a D-number.
  {
    pid: '53858490061',
    name: 'Jan Kowalski',
    properties: [
      {
        ...property,
        municipality: '3205',
        property_number: 81,
        holding_number: 1290,
        section_number: 14,
        address: 'Storgata 30',
        postcode: '2000',
        city: 'Lillestrøm',
      },
    ],
  },
  // A married couple who own a dwelling together.
  { pid: '24866990006', name: 'Ingrid Lie', properties: [shared] },
  { pid: '11847790034', name: 'Tor Lie', properties: [shared] },
]

/** The person at that number. National ids can't be used, because they may be missing. */
export const personAt = (key: string): Person | undefined => (/^\d{1,2}$/.test(key) ? persons[Number(key)] : undefined)
