/** The account that the demo fills. `.example` belongs to nobody. */
export const demoEmail = 'demo@husbok.example'

/**
 * Wire values of the profile: that of Kari Nordmann, a test person of the sandbox's ID-porten whose draft the sandbox's tax
 * authority has, with these two houses: the year of the demo can be sent. Her national id is synthetic.
 */
export const demoProfile = {
  firstName: 'Kari',
  lastName: 'Nordmann',
  phone_code: '+47',
  country: 'NO',
  city: 'Oslo',
  address: 'Fuglekongeveien 3',
  postcode: '0588',
  ssn: '29817491020',
  iban: 'NO9386011117947',
}

/**
 * Wire values of the houses: a flat that is rented out as a whole, and a house of two dwellings, one rented out and one with a room to let.
 * The sandbox's authority knows them as hers.
 */
export const demoHouses = [
  {
    name: 'Markveien 12',
    address: 'Markveien 12',
    postcode: '0554',
    city: 'Oslo',
    property_number: 228,
    holding_number: 41,
    section_number: 7,
    municipality_number: '0301',
  },
  {
    name: 'Nygårdsgaten 88',
    address: 'Nygårdsgaten 88',
    postcode: '5008',
    city: 'Bergen',
    property_number: 164,
    holding_number: 903,
    lease_number: 2,
    municipality_number: '4601',
  },
] as const
