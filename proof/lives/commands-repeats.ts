import { addDays } from '../../src/base/kit/day'
import type { Chance } from './chance'
import { outcomeText, pickLandlord, type Commands } from './commands'
import { expenseForm, createCounted } from './commands-books'
import { today, type Landlord, type Life } from './life'
import type { RepeatModel } from './model-books'
import { callAndRetry } from './landlord-call'
import { continuationDate } from '../repeats-oracle'

/** Creates a repeating voucher on a past day or on one of the next days. */
async function begin(life: Life, chance: Chance): Promise<string | null> {
  const landlord = pickLandlord(life, chance)
  if (!landlord) return null
  const repeat = chance.pick(['weekly', 'monthly', 'monthly', 'quarterly', 'half_yearly', 'yearly'] as const)
  const date = addDays(today(), chance.below(repeat === 'weekly' ? 30 : 90) - (repeat === 'weekly' ? 20 : 70))
  const pressed = await createCounted(life, chance, landlord, 'bilag', expenseForm(landlord, chance, { repeat, date }))
  if (pressed.came === 'done')
    landlord.books.repeats.push({
      ids: [pressed.body.id],
      date,
      repeat,
      links: [{ from: date, switches: [] }],
      isTouched: false,
    })
  return outcomeText(pressed)
}

function someRepeat(life: Life, chance: Chance): { landlord: Landlord; repeat: RepeatModel } | null {
  const landlord = pickLandlord(life, chance)
  return landlord && landlord.books.repeats.length > 0
    ? { landlord, repeat: chance.pick(landlord.books.repeats) }
    : null
}

const isStopped = ({ links }: RepeatModel) => links.at(-1)!.switches.at(-1)?.what === 'stop'

const switching = (what: 'start' | 'stop') => async (life: Life, chance: Chance) => {
  const found = someRepeat(life, chance)
  if (!found || isStopped(found.repeat) === (what === 'stop')) return null
  const { landlord, repeat } = found
  const pressed = await callAndRetry(life, chance, landlord, 'POST', `bilag/${repeat.ids.at(-1)!}/repeat/${what}`)
  if (pressed.came === 'done') repeat.links.at(-1)!.switches.push({ what, on: today() })
  if (pressed.came === 'killed') repeat.isTouched = true
  return outcomeText(pressed)
}

/** Changes the price from a day on. */
async function change(life: Life, chance: Chance): Promise<string | null> {
  const found = someRepeat(life, chance)
  if (!found || isStopped(found.repeat)) return null
  const { landlord, repeat } = found
  const last = repeat.links.at(-1)!
  const date = addDays(last.from as never, 1 + chance.below(120))
  const form = expenseForm(landlord, chance, { repeat: repeat.repeat, date })
  const pressed = await createCounted<{ id: number }>(
    life,
    chance,
    landlord,
    `bilag/${repeat.ids.at(-1)!}/change-from`,
    form,
    {
      isCounted: false,
    },
  )
  if (pressed.came === 'done') {
    repeat.ids.push(pressed.body.id)
    repeat.links.push({ from: date, switches: [...last.switches] })
    // The first voucher of the change must be on a date of the repeat.
    if ((pressed.body as unknown as { date: string }).date !== continuationDate(repeat, date)) repeat.isTouched = true
  }
  if (pressed.came === 'killed') repeat.isTouched = true
  return outcomeText(pressed)
}

async function trashSeries(life: Life, chance: Chance): Promise<string | null> {
  const found = someRepeat(life, chance)
  if (!found) return null
  found.repeat.isTouched = true
  return outcomeText(
    await callAndRetry(life, chance, found.landlord, 'PUT', `bilag/${found.repeat.ids.at(-1)!}/trash-series`),
  )
}

export const repeatCommands: Commands = {
  repeat: { weight: 3, run: begin },
  'stop a repeat': { weight: 2, run: switching('stop') },
  'start a repeat': { weight: 2, run: switching('start') },
  'change a repeat': { weight: 2, run: change },
  'trash a series': { weight: 1, run: trashSeries },
}
