import { addIncome, addItem } from './books-form'
import { pdf } from './files'
import { makeLandlord, profile, currentYear, type Landlord } from './journey'
import type { Product } from './product'

export const lastYear = currentYear - 1
/** The person at ID-porten whose draft contains both houses. */
export const taxpayerPid = '29817491020'

/** A landlord with two of Kari Nordmann's houses and a full year in each: household items in one, personal use in the other. */
export async function makeTaxYear(
  product: Product,
  { hasReceipts = false } = {},
): Promise<Landlord & { readonly painting: number }> {
  const landlord = await makeLandlord(product)
  const { houseId } = landlord
  const documents = async (name: string) =>
    hasReceipts ? { documents: [await landlord.upload(pdf(`${name}.pdf`))] } : {}
  // The return belongs to the person who logs in, so it must be the profile's person.
  await landlord.api('PUT', 'profile', { ...profile, ssn: taxpayerPid })
  await landlord.api('PUT', `house/${houseId}`, {
    name: 'Markveien',
    address: 'Markveien 12',
    postcode: '0554',
    city: 'Oslo',
    municipality_number: '0301',
    property_number: 228,
    holding_number: 41,
    section_number: 7,
  })
  const { id: second } = await landlord.api<{ id: number }>('POST', 'house', {
    name: 'Nygårdsgaten',
    address: 'Nygårdsgaten 88',
    postcode: '5008',
    city: 'Bergen',
    municipality_number: '4601',
    property_number: 164,
    holding_number: 903,
    lease_number: 2,
  })
  const from = { start_date: `${lastYear}-01-01`, end_date: `${lastYear}-12-31` }
  await addIncome(landlord, { ...from, title: 'Husleie', sum: 143_999.5 })
  await addIncome(landlord, { ...from, houseId: second, title: 'Husleie', sum: 96_000 })
  const { id: painting } = await landlord.expense({
    description: 'Maling',
    sum: 12_345.5,
    date: `${lastYear}-03-01`,
    ...(await documents('Maling')),
  })
  await landlord.expense({
    houseId: second,
    description: 'Tak',
    sum: 160_000.49,
    date: `${lastYear}-05-01`,
    ...(await documents('Tak')),
  })
  for (const house of [houseId, second]) {
    const at = { houseId: house, date: `${lastYear}-02-01` }
    await landlord.expense({
      ...at,
      description: 'Kommunen',
      cost_type: 'municipal_taxes',
      sum: 9600.5,
      franchise: 80,
      ...(await documents(`Kommunen ${house}`)),
    })
    await landlord.expense({
      ...at,
      description: 'Strøm',
      cost_type: 'other_costs',
      sum: 999.5,
      ...(await documents(`Strøm ${house}`)),
    })
  }
  await addItem(landlord, { name: 'Sofa', sum: 40_000, date: `${lastYear}-06-01` })
  await landlord.api('POST', 'depreciationbilag/personal/create', { houseId: second, year: lastYear, conditions: true })
  return { ...landlord, painting }
}
