import { monthOf, type Day } from '../../base/kit/day'
import type { costTypes } from '../../books/expense/model'
import type { DemoSupplierKey } from './suppliers'

/** What came with the bill. */
export type Paper = 'invoice' | 'payslip' | 'till' | 'none'

/** A cost of a house: as often as it has days. */
export interface Line {
  /** Index into the demo's houses. */
  readonly house: 0 | 1
  /** Left out: in both years. */
  readonly only?: 'last' | 'this'
  readonly what: string | ((day: Day) => string)
  readonly from: DemoSupplierKey
  readonly type: (typeof costTypes)[number]
  /** `MM-DD`, separated by spaces. */
  readonly days: string
  /** About how much, in kroner. */
  readonly kroner: number
  /** By how many percent a single bill differs from that; left out: 12. */
  readonly spread?: number
  /** Percent that may be deducted; left out: 100. */
  readonly share?: number
  readonly paper: Paper
  /** What stands on the paper line by line; left out: `what`. */
  readonly items?: readonly string[]
}

const months = ['januar', 'februar', 'mars', 'april', 'mai', 'juni', 'juli', 'august', 'september', 'oktober', 'november', 'desember']
const month = (day: Day) => months[monthOf(day) - 1]!
const quarter = (day: Day) => `${Math.ceil(monthOf(day) / 3)}. kvartal`

const flat: readonly Omit<Line, 'house'>[] = [
  {
    what: (day) => `Felleskostnader ${month(day)}`,
    from: 'commonCosts', type: 'other_costs', kroner: 3985, spread: 0, paper: 'invoice',
    days: '01-02 02-01 03-01 04-01 05-02 06-01 07-01 08-01 09-01 10-01 11-01 12-01',
    items: ['Drift og vedlikehold av fellesareal', 'Fjernvarme og varmtvann', 'Bredbånd'],
  },
  {
    what: (day) => `Kommunale avgifter ${quarter(day)}`,
    from: 'osloFees', type: 'municipal_taxes', days: '02-20 05-20 08-20 11-20', kroner: 1874, spread: 2, paper: 'invoice',
    items: ['Avløp', 'Vann'],
  },
  { what: 'Utleieforsikring leilighet', from: 'insurance', type: 'other_costs', days: '01-15', kroner: 2860, spread: 4, paper: 'invoice' },
  {
    only: 'last', what: 'Utskifting av servantbatteri på bad',
    from: 'osloPlumber', type: 'maintenance', days: '02-11', kroner: 4890, paper: 'invoice',
    items: ['Arbeid rørlegger', 'Servantbatteri', 'Servicebil og småmateriell'],
  },
  {
    only: 'last', what: 'Maling og utstyr til soverom',
    from: 'osloHardware', type: 'maintenance', days: '04-12', kroner: 1389, paper: 'till',
    items: ['Veggmaling 10 l', 'Penselsett', 'Malertape', 'Dekkpapir'],
  },
  {
    only: 'last', what: 'Maling av stue og gang',
    from: 'painter', type: 'maintenance', days: '04-28', kroner: 18_650, paper: 'invoice',
    items: ['Sparkling og sliping', 'To strøk vegg og tak', 'Maling'],
  },
  {
    only: 'last', what: 'Ny lås og tre nøkler',
    from: 'locksmith', type: 'maintenance', days: '07-30', kroner: 2740, paper: 'invoice',
    items: ['Låssylinder', 'Nøkkel, 3 stk.', 'Montering'],
  },
  { only: 'last', what: 'Nedvask etter utflytting', from: 'cleaner', type: 'other_costs', days: '07-31', kroner: 3900, paper: 'invoice' },
  {
    only: 'last', what: 'Annonse for utleie',
    from: 'advert', type: 'other_costs', days: '07-08', kroner: 1290, spread: 0, paper: 'invoice',
  },
  {
    only: 'last', what: 'Elkontroll og bytte av stikkontakter',
    from: 'osloElectrician', type: 'maintenance', days: '10-16', kroner: 5420, paper: 'invoice',
    items: ['Elkontroll bolig', 'Stikkontakt, 4 stk.', 'Samsvarserklæring'],
  },
  {
    only: 'last', what: 'Lyspærer og røykvarsler',
    from: 'osloHardware', type: 'maintenance', days: '11-29', kroner: 649, paper: 'till',
    items: ['Røykvarsler', 'LED-pære 6-pk.', 'Batteri 9 V'],
  },
  {
    only: 'this', what: 'Kjøp av kjøleskap',
    from: 'appliances', type: 'maintenance', days: '01-24', kroner: 7490, spread: 0, paper: 'invoice',
    items: ['Kjøleskap 186 cm', 'Levering og innbæring', 'Retur av gammelt kjøleskap'],
  },
  {
    only: 'this', what: 'Tett sluk på bad',
    from: 'osloPlumber', type: 'maintenance', days: '03-06', kroner: 3150, paper: 'invoice',
    items: ['Utrykning', 'Rensing av sluk'],
  },
  {
    only: 'this', what: 'Skjøteledning og gardinoppheng',
    from: 'osloHardware', type: 'maintenance', days: '03-29', kroner: 498, paper: 'till',
    items: ['Gardinskinne 3 m', 'Skruer', 'Skjøteledning'],
  },
  { only: 'this', what: 'Skadedyrkontroll i bod', from: 'pests', type: 'other_costs', days: '05-13', kroner: 2190, paper: 'invoice' },
  {
    only: 'this', what: 'Ny komfyrvakt og lys på kjøkken',
    from: 'osloElectrician', type: 'maintenance', days: '06-17', kroner: 6980, paper: 'invoice',
    items: ['Komfyrvakt', 'Benkelys', 'Arbeid elektriker'],
  },
  {
    only: 'this', what: 'Parkettlakk og slipepapir',
    from: 'osloHardware', type: 'maintenance', days: '08-09', kroner: 1745, paper: 'till',
    items: ['Parkettlakk 5 l', 'Slipepapir', 'Rulle og skaft', 'Støvmaske'],
  },
  { only: 'this', what: 'Vask av vinduer', from: 'cleaner', type: 'other_costs', days: '09-18', kroner: 1650, paper: 'none' },
  {
    only: 'this', what: 'Service på varmtvannsbereder',
    from: 'osloPlumber', type: 'maintenance', days: '10-22', kroner: 2480, paper: 'invoice',
  },
]

const twoDwellings: readonly Omit<Line, 'house'>[] = [
  {
    what: (day) => `Kommunale avgifter ${quarter(day)}`,
    from: 'bergenFees', type: 'municipal_taxes', days: '03-20 06-20 09-20 12-20', kroner: 5240, spread: 2, share: 60, paper: 'invoice',
    items: ['Avløp', 'Vann'],
  },
  {
    what: 'Feiing og tilsyn',
    from: 'bergenFees', type: 'municipal_taxes', days: '09-04', kroner: 592, spread: 0, share: 60, paper: 'invoice',
  },
  { what: 'Husforsikring', from: 'insurance', type: 'other_costs', days: '02-03', kroner: 11_480, spread: 3, share: 60, paper: 'invoice' },
  {
    what: (day) => `Snømåking og strøing ${month(day)}`,
    from: 'snow', type: 'maintenance', days: '01-31 02-28 03-31 12-19', kroner: 1875, spread: 25, share: 60, paper: 'invoice',
    items: ['Snømåking av gårdsplass', 'Strøsand'],
  },
  {
    what: (day) => `Lønn til vaktmester ${quarter(day)}`,
    from: 'caretaker', type: 'paid_salary', days: '03-27 06-26 09-26 12-18', kroner: 4800, spread: 0, share: 60, paper: 'payslip',
  },
  {
    only: 'last', what: 'Tilknytningsavgift avløp',
    from: 'bergenFees', type: 'attachment_fee', days: '05-09', kroner: 24_850, spread: 0, share: 60, paper: 'invoice',
  },
  {
    only: 'last', what: 'Lekkasje under kjøkkenbenk',
    from: 'bergenPlumber', type: 'maintenance', days: '01-21', kroner: 3980, paper: 'invoice',
    items: ['Utrykning', 'Vannlås og kuplinger', 'Arbeid rørlegger'],
  },
  {
    only: 'last', what: 'Beis og pensler til terrasse',
    from: 'bergenHardware', type: 'maintenance', days: '05-24', kroner: 2260, share: 60, paper: 'till',
    items: ['Terrassebeis 10 l', 'Pensel 100 mm', 'Terrassevask'],
  },
  {
    only: 'last', what: 'Nye takrenner mot nord',
    from: 'roofer', type: 'maintenance', days: '06-13', kroner: 21_900, share: 60, paper: 'invoice',
    items: ['Takrenne 12 m', 'Nedløp', 'Montering og stillas'],
  },
  {
    only: 'last', what: 'Hengsler og listverk',
    from: 'bergenHardware', type: 'maintenance', days: '08-16', kroner: 734, paper: 'till',
    items: ['Hengsel, 6 stk.', 'Gulvlist', 'Trelim'],
  },
  {
    only: 'last', what: 'Spyling av avløp',
    from: 'sewer', type: 'maintenance', days: '10-07', kroner: 5650, share: 60, paper: 'invoice',
    items: ['Høytrykksspyling', 'Kamerainspeksjon'],
  },
  {
    only: 'last', what: 'Varmekabel i bad, feilsøking',
    from: 'bergenElectrician', type: 'maintenance', days: '11-12', kroner: 4310, paper: 'invoice',
    items: ['Feilsøking', 'Ny termostat'],
  },
  {
    only: 'this', what: 'Etterfylling av strøsand',
    from: 'bergenHardware', type: 'maintenance', days: '01-10', kroner: 389, share: 60, paper: 'till',
    items: ['Strøsand 25 kg, 3 stk.', 'Snøskuffe'],
  },
  {
    only: 'this', what: 'Bytte av toalett',
    from: 'bergenPlumber', type: 'maintenance', days: '02-19', kroner: 8640, paper: 'invoice',
    items: ['Toalett med sete', 'Demontering og montering', 'Bortkjøring'],
  },
  {
    only: 'this', what: 'Hagearbeid og hekklipping',
    from: 'snow', type: 'maintenance', days: '05-28 08-27', kroner: 2980, share: 60, paper: 'invoice',
  },
  {
    only: 'this', what: 'Maling til kjøkken',
    from: 'bergenHardware', type: 'maintenance', days: '04-18', kroner: 1620, paper: 'till',
    items: ['Kjøkkenmaling 3 l', 'Grunning 1 l', 'Malerrulle'],
  },
  {
    only: 'this', what: 'Nytt sikringsskap',
    from: 'bergenElectrician', type: 'maintenance', days: '06-04', kroner: 27_400, share: 60, paper: 'invoice',
    items: ['Sikringsskap med jordfeilautomater', 'Arbeid elektriker', 'Samsvarserklæring'],
  },
  {
    only: 'this', what: 'Reparasjon av takstein etter storm',
    from: 'roofer', type: 'maintenance', days: '09-11', kroner: 7350, share: 60, paper: 'invoice',
    items: ['Takstein, 30 stk.', 'Lift og arbeid'],
  },
  {
    only: 'this', what: 'Dørpumpe og tetningslist',
    from: 'bergenHardware', type: 'maintenance', days: '10-10', kroner: 845, paper: 'till',
    items: ['Dørpumpe', 'Tetningslist 20 m', 'Skruer'],
  },
]

const of = (house: Line['house'], lines: readonly Omit<Line, 'house'>[]): Line[] => lines.map((line) => ({ ...line, house }))

export const demoLines: readonly Line[] = [...of(0, flat), ...of(1, twoDwellings)]
