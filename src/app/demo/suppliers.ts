/** A made-up supplier. No real company has an organisation number that begins with 3. */
export interface DemoSupplier {
  readonly name: string
  readonly address: string
  readonly postcode: string
  readonly city: string
  /** The VAT in percent. */
  readonly vat: 0 | 15 | 25
}

const inOslo = { city: 'Oslo' } as const

const inBergen = { city: 'Bergen' } as const

export const demoSuppliers = {
  osloFees: { name: 'Gebyrkontoret Oslo øst KF', address: 'Mølleporten 2', postcode: '0484', ...inOslo, vat: 15 },
  bergenFees: {
    name: 'Gebyrkontoret Byfjorden KF',
    address: 'Skutevikbryggen 11',
    postcode: '5035',
    ...inBergen,
    vat: 15,
  },
  commonCosts: { name: 'Sameiet Markveien 12', address: 'Markveien 12', postcode: '0554', ...inOslo, vat: 0 },
  insurance: { name: 'Trygghavn Forsikring AS', address: 'Brannvaktveien 19', postcode: '0581', ...inOslo, vat: 0 },
  osloPlumber: { name: 'Fossekall Rør og Varme AS', address: 'Verkstedveien 21', postcode: '0277', ...inOslo, vat: 25 },
  bergenPlumber: {
    name: 'Rørleggermester Åsane & Sønn',
    address: 'Litleåsvegen 44',
    postcode: '5132',
    city: 'Nyborg',
    vat: 25,
  },
  osloElectrician: {
    name: 'Lysverkstedet Elektro AS',
    address: 'Sinsenbakken 8',
    postcode: '0572',
    ...inOslo,
    vat: 25,
  },
  bergenElectrician: { name: 'Nøstet Elektro AS', address: 'Jekteviken 5', postcode: '5010', ...inBergen, vat: 25 },
  painter: { name: 'Malermester Ødegård AS', address: 'Penselstubben 6', postcode: '0669', ...inOslo, vat: 25 },
  roofer: { name: 'Fjordtak Blikk og Tak AS', address: 'Skiferbakken 13', postcode: '5161', city: 'Laksevåg', vat: 25 },
  snow: { name: 'Brøytegutta Snø og Hage AS', address: 'Mannsverkhaugen 9', postcode: '5096', ...inBergen, vat: 25 },
  caretaker: { name: 'Torstein Myhrvold', address: 'Nygårdsgaten 92', postcode: '5008', ...inBergen, vat: 0 },
  cleaner: { name: 'Rent Gulv Renhold AS', address: 'Kverndalen 30', postcode: '0482', ...inOslo, vat: 25 },
  locksmith: { name: 'Låsesmed Bjørkås', address: 'Nøkkelgata 17', postcode: '0187', ...inOslo, vat: 25 },
  appliances: { name: 'Fagerli Hvitevarer AS', address: 'Alnabruporten 3', postcode: '0614', ...inOslo, vat: 25 },
  advert: { name: 'Nabolag Utleie AS', address: 'Kvadraturen 40', postcode: '0159', ...inOslo, vat: 25 },
  pests: { name: 'Ulvøy Skadedyrkontroll AS', address: 'Mosseleden 12', postcode: '0193', ...inOslo, vat: 25 },
  sewer: {
    name: 'Vestland Spyling og Rørinspeksjon AS',
    address: 'Hylkjeflaten 27',
    postcode: '5109',
    city: 'Hylkje',
    vat: 25,
  },
  broadband: { name: 'Vestlys Bredbånd AS', address: 'Fiberkaien 4', postcode: '5053', ...inBergen, vat: 25 },
  bergenCleaner: { name: 'Sandviken Trappevask', address: 'Lappeveien 16', postcode: '5034', ...inBergen, vat: 25 },
  furniture: { name: 'Granstua Møbler AS', address: 'Karihaugløkka 9', postcode: '1086', ...inOslo, vat: 25 },
  osloHardware: { name: 'Hjørnet Byggvare Torshov', address: 'Vogts løkke 31', postcode: '0477', ...inOslo, vat: 25 },
  bergenHardware: {
    name: 'Bryggens Jernvare og Maling',
    address: 'Tollboden 7',
    postcode: '5005',
    ...inBergen,
    vat: 25,
  },
} as const satisfies Record<string, DemoSupplier>

export type DemoSupplierKey = keyof typeof demoSuppliers
