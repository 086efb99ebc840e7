/** The demo's e-mail address. Nobody can own `.example`. */
export const demoEmail = 'demo@husbok.example'

/**
 * The landlord's profile in wire values. She is a test person in the sandbox's ID-porten. The sandbox's tax authority
 * has her draft with these two houses, so the demo's tax return can be sent. Her national id is synthetic.
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
 * Her houses in wire values: a flat, and a house with two dwellings. One of the dwellings is let. The other one has a
 * room to let.
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
