import { monthOf, type Day } from '../../base/kit/day'
import type { CostType, ExpenseForm } from '../../books/expense/model'

/**
 * A sender of bills. Names and addresses are made up. No real company has an organisation number that begins with 3.
 */
export interface DemoSupplier {
  readonly name: string
  readonly address: string
  readonly postcode: string
  readonly city: string
  /** VAT rate of its prices in percent. */
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

/** A cost of a house, paid once or repeatedly. */
export interface DemoCost {
  readonly what: string | ((day: Day) => string)
  readonly from: DemoSupplierKey
  readonly type: CostType
  /** For other costs, their line of the tax return. Left out: the line for the rest. */
  readonly line?: ExpenseForm['cost_line']
  /** Approximate amount in kroner. */
  readonly kroner: number
  /** How far a single bill may differ from that, in percent. Left out: 12. */
  readonly spread?: number
  /** Deductible share in percent. Left out: 100. */
  readonly share?: number
  /** The kind of receipt that came with the bill. */
  readonly paper: 'invoice' | 'payslip' | 'receipt' | 'none'
  /** The lines on the receipt. Left out: `what`. */
  readonly items?: readonly string[]
}

/**
 * The costs of a house by year: both years of the demo, last year alone, or this year alone. A cost occurs once for
 * each of its days.
 */
export type HouseCosts = Readonly<Record<'both' | 'last' | 'this', readonly (DemoCost & { readonly days: string })[]>>

/** Maintenance that comes with an invoice, unless `more` says otherwise. `days` are `MM-DD`, separated by spaces. */
export const cost = (
  days: string,
  from: DemoSupplierKey,
  kroner: number,
  what: DemoCost['what'],
  more: Partial<DemoCost> = {},
): HouseCosts['both'][number] => ({ type: 'maintenance', paper: 'invoice', days, from, kroner, what, ...more })

const months = [
  'januar',
  'februar',
  'mars',
  'april',
  'mai',
  'juni',
  'juli',
  'august',
  'september',
  'oktober',
  'november',
  'desember',
]
/** The Norwegian name of the month, as bills print it. */
export const month = (day: Day) => months[monthOf(day) - 1]!
/** Such as `1. kvartal`. */
export const quarter = (day: Day) => `${Math.ceil(monthOf(day) / 3)}. kvartal`

/** Costs of the flat in a housing cooperative. */
export const flat: HouseCosts = {
  both: [
    cost(
      '01-02 02-01 03-01 04-01 05-02 06-01 07-01 08-01 09-01 10-01 11-01 12-01',
      'commonCosts',
      3985,
      (day) => `Felleskostnader ${month(day)}`,
      {
        type: 'other_costs',
        line: 'common_costs',
        spread: 0,
        items: ['Drift og vedlikehold av fellesareal', 'Fjernvarme og varmtvann', 'Bredbånd'],
      },
    ),
    cost('02-20 05-20 08-20 11-20', 'osloFees', 1874, (day) => `Kommunale avgifter ${quarter(day)}`, {
      type: 'municipal_taxes',
      spread: 2,
      items: ['Avløp', 'Vann'],
    }),
    cost('01-15', 'insurance', 2860, 'Utleieforsikring leilighet', {
      type: 'other_costs',
      line: 'insurance',
      spread: 4,
    }),
  ],
  last: [
    cost('02-11', 'osloPlumber', 4890, 'Utskifting av servantbatteri på bad', {
      items: ['Arbeid rørlegger', 'Servantbatteri', 'Servicebil og småmateriell'],
    }),
    cost('04-12', 'osloHardware', 1389, 'Maling og utstyr til soverom', {
      paper: 'receipt',
      items: ['Veggmaling 10 l', 'Penselsett', 'Malertape', 'Dekkpapir'],
    }),
    cost('04-28', 'painter', 18_650, 'Maling av stue og gang', {
      items: ['Sparkling og sliping', 'To strøk vegg og tak', 'Maling'],
    }),
    cost('07-30', 'locksmith', 2740, 'Ny lås og tre nøkler', { items: ['Låssylinder', 'Nøkkel, 3 stk.', 'Montering'] }),
    cost('07-31', 'cleaner', 3900, 'Nedvask etter utflytting', { type: 'other_costs' }),
    cost('07-08', 'advert', 1290, 'Annonse for utleie', { type: 'other_costs', spread: 0 }),
    cost('10-16', 'osloElectrician', 5420, 'Elkontroll og bytte av stikkontakter', {
      items: ['Elkontroll bolig', 'Stikkontakt, 4 stk.', 'Samsvarserklæring'],
    }),
    cost('11-29', 'osloHardware', 649, 'Lyspærer og røykvarsler', {
      paper: 'receipt',
      items: ['Røykvarsler', 'LED-pære 6-pk.', 'Batteri 9 V'],
    }),
  ],
  this: [
    cost('01-24', 'appliances', 7490, 'Kjøp av kjøleskap', {
      spread: 0,
      items: ['Kjøleskap 186 cm', 'Levering og innbæring', 'Retur av gammelt kjøleskap'],
    }),
    cost('03-06', 'osloPlumber', 3150, 'Tett sluk på bad', { items: ['Utrykning', 'Rensing av sluk'] }),
    cost('03-29', 'osloHardware', 498, 'Skjøteledning og gardinoppheng', {
      paper: 'receipt',
      items: ['Gardinskinne 3 m', 'Skruer', 'Skjøteledning'],
    }),
    cost('05-13', 'pests', 2190, 'Skadedyrkontroll i bod', { type: 'other_costs' }),
    cost('06-17', 'osloElectrician', 6980, 'Ny komfyrvakt og lys på kjøkken', {
      items: ['Komfyrvakt', 'Benkelys', 'Arbeid elektriker'],
    }),
    cost('08-09', 'osloHardware', 1745, 'Parkettlakk og slipepapir', {
      paper: 'receipt',
      items: ['Parkettlakk 5 l', 'Slipepapir', 'Rulle og skaft', 'Støvmaske'],
    }),
    cost('09-18', 'cleaner', 1650, 'Vask av vinduer', { type: 'other_costs', paper: 'none' }),
    cost('10-22', 'osloPlumber', 2480, 'Service på varmtvannsbereder'),
  ],
}
