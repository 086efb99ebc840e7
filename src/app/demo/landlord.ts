/** The account that the demo fills. `.example` belongs to nobody. */
export const demoEmail = 'demo@husbok.example'

/** Wire values of the profile. The national id passes the control digits and is nobody's. */
export const demoProfile = {
  firstName: 'Ingrid',
  lastName: 'Nordmann',
  phone_code: '+47',
  country: 'NO',
  city: 'Oslo',
  address: 'Fuglekongeveien 3',
  postcode: '0588',
  ssn: '29124815345',
  iban: 'NO9386011117947',
}

/** Wire values of the houses: a flat that is rented out as a whole, and a house of two dwellings, one rented out and one with a room to let. */
export const demoHouses = [
  {
    name: 'Kastanjehagen 4',
    address: 'Kastanjehagen 4',
    postcode: '0475',
    city: 'Oslo',
    property_number: 228,
    holding_number: 114,
    section_number: 12,
    municipality_number: '0301',
  },
  {
    name: 'Solbakkefaret 7',
    address: 'Solbakkefaret 7',
    postcode: '5035',
    city: 'Bergen',
    property_number: 164,
    holding_number: 87,
    municipality_number: '4601',
  },
] as const
