import { monthOf, type Day } from '../../base/kit/day'
import { parseHouseCost, type HouseCosts } from './cost'

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

/** The month's name in Norwegian, as bills print it. */
export const month = (day: Day) => months[monthOf(day) - 1]!

/** `1. kvartal` */
export const quarter = (day: Day) => `${Math.ceil(monthOf(day) / 3)}. kvartal`

export const flatCosts: HouseCosts = {
  both: [
    parseHouseCost(
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
    parseHouseCost('02-20 05-20 08-20 11-20', 'osloFees', 1874, (day) => `Kommunale avgifter ${quarter(day)}`, {
      type: 'municipal_taxes',
      spread: 2,
      items: ['Avløp', 'Vann'],
    }),
    parseHouseCost('01-15', 'insurance', 2860, 'Utleieforsikring leilighet', {
      type: 'other_costs',
      line: 'insurance',
      spread: 4,
    }),
  ],
  last: [
    parseHouseCost('02-11', 'osloPlumber', 4890, 'Utskifting av servantbatteri på bad', {
      items: ['Arbeid rørlegger', 'Servantbatteri', 'Servicebil og småmateriell'],
    }),
    parseHouseCost('04-12', 'osloHardware', 1389, 'Maling og utstyr til soverom', {
      paper: 'receipt',
      items: ['Veggmaling 10 l', 'Penselsett', 'Malertape', 'Dekkpapir'],
    }),
    parseHouseCost('04-28', 'painter', 18_650, 'Maling av stue og gang', {
      items: ['Sparkling og sliping', 'To strøk vegg og tak', 'Maling'],
    }),
    parseHouseCost('07-30', 'locksmith', 2740, 'Ny lås og tre nøkler', {
      items: ['Låssylinder', 'Nøkkel, 3 stk.', 'Montering'],
    }),
    parseHouseCost('07-31', 'cleaner', 3900, 'Nedvask etter utflytting', { type: 'other_costs' }),
    parseHouseCost('07-08', 'advert', 1290, 'Annonse for utleie', { type: 'other_costs', spread: 0 }),
    parseHouseCost('10-16', 'osloElectrician', 5420, 'Elkontroll og bytte av stikkontakter', {
      items: ['Elkontroll bolig', 'Stikkontakt, 4 stk.', 'Samsvarserklæring'],
    }),
    parseHouseCost('11-29', 'osloHardware', 649, 'Lyspærer og røykvarsler', {
      paper: 'receipt',
      items: ['Røykvarsler', 'LED-pære 6-pk.', 'Batteri 9 V'],
    }),
  ],
  this: [
    parseHouseCost('01-24', 'appliances', 7490, 'Kjøp av kjøleskap', {
      spread: 0,
      items: ['Kjøleskap 186 cm', 'Levering og innbæring', 'Retur av gammelt kjøleskap'],
    }),
    parseHouseCost('03-06', 'osloPlumber', 3150, 'Tett sluk på bad', { items: ['Utrykning', 'Rensing av sluk'] }),
    parseHouseCost('03-29', 'osloHardware', 498, 'Skjøteledning og gardinoppheng', {
      paper: 'receipt',
      items: ['Gardinskinne 3 m', 'Skruer', 'Skjøteledning'],
    }),
    parseHouseCost('05-13', 'pests', 2190, 'Skadedyrkontroll i bod', { type: 'other_costs' }),
    parseHouseCost('06-17', 'osloElectrician', 6980, 'Ny komfyrvakt og lys på kjøkken', {
      items: ['Komfyrvakt', 'Benkelys', 'Arbeid elektriker'],
    }),
    parseHouseCost('08-09', 'osloHardware', 1745, 'Parkettlakk og slipepapir', {
      paper: 'receipt',
      items: ['Parkettlakk 5 l', 'Slipepapir', 'Rulle og skaft', 'Støvmaske'],
    }),
    parseHouseCost('09-18', 'cleaner', 1650, 'Vask av vinduer', { type: 'other_costs', paper: 'none' }),
    parseHouseCost('10-22', 'osloPlumber', 2480, 'Service på varmtvannsbereder'),
  ],
}
