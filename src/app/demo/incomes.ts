import { addDays, addMonths, day, dayOf, yearOf, type Day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'

/** A neighbour who rents the parking space that the flat has and its tenants don't use. Nobody's name or birth date. */
export const demoNeighbour = {
  tenant_first_name: 'Arvid',
  tenant_last_name: 'Tangerud',
  tenant_birthday: day('1957-03-30'),
  tenant_email: 'arvid.tangerud@husbok.example',
  tenant_phone: '',
} as const

/** A quarter's rent, and the quarters since January of last year in which the space is let. */
const parking = { house: 0, sum: ore(195_000), quarters: [2, 3, 4, 5, 6, 7] } as const

/** The parking space of each quarter of last year's second half and of this year up to today. */
export const demoIncomes = (today: Day) =>
  parking.quarters.flatMap((quarter) => {
    const start = addMonths(dayOf(yearOf(today) - 1, 1, 1), quarter * 3)
    if (start > today) return []
    const title = `Parkeringsplass ${(quarter % 4) + 1}. kvartal ${yearOf(start)}`
    return [
      {
        house: parking.house,
        title,
        start,
        end: addDays(addMonths(start, 3), -1),
        sum: parking.sum,
        note: 'Plass 14 i garasjen, leid ut til nabo i sameiet.',
      },
    ]
  })
