import { addDays, day, daysBetween, yearOf, type Day } from '../../base/kit/day'
import { flatCosts, month, quarter } from './expenses-flat'
import { parseHouseCost, type DemoCost, type HouseCosts } from './cost'
import { toDemoExpense, type DemoExpense } from './expense-of'

const twoDwellings: HouseCosts = {
  both: [
    parseHouseCost('03-20 06-20 09-20 12-20', 'bergenFees', 5240, (day) => `Kommunale avgifter ${quarter(day)}`, {
      type: 'municipal_taxes',
      spread: 2,
      share: 60,
      items: ['Avløp', 'Vann'],
    }),
    parseHouseCost('09-04', 'bergenFees', 592, 'Feiing og tilsyn', { type: 'municipal_taxes', spread: 0, share: 60 }),
    parseHouseCost('02-03', 'insurance', 11_480, 'Husforsikring', {
      type: 'other_costs',
      line: 'insurance',
      spread: 3,
      share: 60,
    }),
    parseHouseCost('01-31 02-28 03-31 12-19', 'snow', 1875, (day) => `Snømåking og strøing ${month(day)}`, {
      spread: 25,
      share: 60,
      items: ['Snømåking av gårdsplass', 'Strøsand'],
    }),
    parseHouseCost('03-27 06-26 09-26 12-18', 'caretaker', 4800, (day) => `Lønn til vaktmester ${quarter(day)}`, {
      type: 'paid_salary',
      paper: 'payslip',
      spread: 0,
      share: 60,
    }),
  ],
  last: [
    parseHouseCost('05-09', 'bergenFees', 24_850, 'Festeavgift', { type: 'attachment_fee', spread: 0, share: 60 }),
    parseHouseCost('01-21', 'bergenPlumber', 3980, 'Lekkasje under kjøkkenbenk', {
      items: ['Utrykning', 'Vannlås og kuplinger', 'Arbeid rørlegger'],
    }),
    parseHouseCost('05-24', 'bergenHardware', 2260, 'Beis og pensler til terrasse', {
      paper: 'receipt',
      share: 60,
      items: ['Terrassebeis 10 l', 'Pensel 100 mm', 'Terrassevask'],
    }),
    parseHouseCost('06-13', 'roofer', 21_900, 'Nye takrenner mot nord', {
      share: 60,
      items: ['Takrenne 12 m', 'Nedløp', 'Montering og stillas'],
    }),
    parseHouseCost('08-16', 'bergenHardware', 734, 'Hengsler og listverk', {
      paper: 'receipt',
      items: ['Hengsel, 6 stk.', 'Gulvlist', 'Trelim'],
    }),
    parseHouseCost('10-07', 'sewer', 5650, 'Spyling av avløp', {
      share: 60,
      items: ['Høytrykksspyling', 'Kamerainspeksjon'],
    }),
    parseHouseCost('11-12', 'bergenElectrician', 4310, 'Varmekabel i bad, feilsøking', {
      items: ['Feilsøking', 'Ny termostat'],
    }),
  ],
  this: [
    parseHouseCost('01-10', 'bergenHardware', 389, 'Etterfylling av strøsand', {
      paper: 'receipt',
      share: 60,
      items: ['Strøsand 25 kg, 3 stk.', 'Snøskuffe'],
    }),
    parseHouseCost('02-19', 'bergenPlumber', 8640, 'Bytte av toalett', {
      items: ['Toalett med sete', 'Demontering og montering', 'Bortkjøring'],
    }),
    parseHouseCost('05-28 08-27', 'snow', 2980, 'Hagearbeid og hekklipping', { share: 60 }),
    parseHouseCost('04-18', 'bergenHardware', 1620, 'Maling til kjøkken', {
      paper: 'receipt',
      items: ['Kjøkkenmaling 3 l', 'Grunning 1 l', 'Malerrulle'],
    }),
    parseHouseCost('06-04', 'bergenElectrician', 27_400, 'Nytt sikringsskap', {
      share: 60,
      items: ['Sikringsskap med jordfeilautomater', 'Arbeid elektriker', 'Samsvarserklæring'],
    }),
    parseHouseCost('09-11', 'roofer', 7350, 'Reparasjon av takstein etter storm', {
      share: 60,
      items: ['Takstein, 30 stk.', 'Lift og arbeid'],
    }),
    parseHouseCost('10-10', 'bergenHardware', 845, 'Dørpumpe og tetningslist', {
      paper: 'receipt',
      items: ['Dørpumpe', 'Tetningslist 20 m', 'Skruer'],
    }),
  ],
}

/** Receipts of the last weeks. The landlord has not filled them out yet. */
const unfinished: readonly (Pick<DemoExpense, 'house' | 'gaps'> & { readonly ago: number; readonly cost: DemoCost })[] =
  [
    {
      ago: 2,
      gaps: ['cost_type', 'description', 'supplierId', 'sum', 'date'],
      house: 0,
      cost: { what: 'Pakninger', from: 'osloHardware', type: 'maintenance', kroner: 279, paper: 'receipt' },
    },
    {
      ago: 9,
      gaps: ['cost_type', 'supplierId', 'sum'],
      house: 1,
      cost: {
        what: 'Rørlegger, faktura må sjekkes',
        from: 'bergenPlumber',
        type: 'maintenance',
        kroner: 4120,
        paper: 'invoice',
      },
    },
    {
      ago: 16,
      gaps: ['cost_type'],
      house: 0,
      cost: { what: 'Postkasseskilt', from: 'locksmith', type: 'other_costs', kroner: 349, paper: 'none' },
    },
  ]

const unfinishedExpenses = (today: Day): DemoExpense[] =>
  unfinished.map(({ ago, gaps, house, cost }) => toDemoExpense(house, cost, addDays(today, -ago), { gaps }))

const fixed = { type: 'other_costs', spread: 0 } as const
const monthly: DemoCost = {
  ...fixed,
  what: 'Bredbånd til utleiedelen',
  from: 'broadband',
  kroner: 549,
  paper: 'invoice',
}
const weekly: DemoCost = {
  ...fixed,
  what: 'Vask av trapp og felles gang',
  from: 'bergenCleaner',
  kroner: 420,
  share: 60,
  paper: 'none',
}

/** Repeating vouchers. The app makes the others of a series when the first is recorded. */
const repeatingExpenses = (today: Day): DemoExpense[] => [
  toDemoExpense(1, monthly, day(`${yearOf(today) - 1}-01-15`), { repeat: 'monthly' }),
  toDemoExpense(1, weekly, addDays(today, -37), { repeat: 'weekly', fate: 'stop' }),
]

/** A cost that was recorded twice by mistake. The second voucher is in the trash folder. */
const twice: DemoCost = {
  ...fixed,
  what: 'Annonse for utleie (ført to ganger)',
  from: 'advert',
  kroner: 1290,
  paper: 'none',
}

const demoTrash = (today: Day): DemoExpense[] => [
  toDemoExpense(0, twice, day(`${yearOf(today) - 1}-07-09`), { fate: 'trash' }),
]

const houses = [
  { house: 0, costs: flatCosts },
  { house: 1, costs: twoDwellings },
] as const

/** The demo's vouchers, the oldest first. The vouchers to fill out later come last. */
export function demoExpenses(today: Day): DemoExpense[] {
  const years = [
    { year: yearOf(today) - 1, is: 'last' },
    { year: yearOf(today), is: 'this' },
  ] as const
  const regular = years.flatMap(({ year, is }) =>
    houses.flatMap(({ house, costs }) =>
      [...costs.both, ...costs[is]].flatMap(({ days, ...cost }) =>
        days.split(' ').map((monthAndDate) => toDemoExpense(house, cost, day(`${year}-${monthAndDate}`))),
      ),
    ),
  )
  const due = [...regular, ...repeatingExpenses(today), ...demoTrash(today)].filter(({ date }) => date <= today)
  return [...due.sort((a, b) => daysBetween(b.date, a.date) || a.house - b.house), ...unfinishedExpenses(today)]
}
