import { translate, type Language } from '../../base/kit/words'
import type { Checklist, ChecklistOption } from '../checklist/model'
import { optionWords } from '../checklist/words-options'
import type { Contract } from '../contract/model'
import type { HandoverContent } from './model'
import { handoverRoomWords } from './words-rooms'

type Word = keyof typeof handoverRoomWords.texts
type Proposing = Pick<Contract, 'dwelling_kind' | 'rooms' | 'keys_count' | 'comforts'> & {
  readonly checkList: Checklist | null
}

const everywhere: readonly Word[] = ['floor', 'walls', 'openings', 'light', 'cleaning']
const inKitchen: readonly Word[] = [...everywhere, 'cupboards', 'stove', 'fridge']
const inBath: readonly Word[] = [...everywhere, 'basin', 'shower']

/** Options of the short form that name nothing to look at, or that have a place of their own. */
const noThings: ReadonlySet<ChecklistOption> = new Set([
  'number_of_keys',
  'snowshoveling',
  'lawn_moving',
  'review_rules',
  'condition',
])
/** The things that are proposed if the short form isn't written. */
const usual: readonly ChecklistOption[] = [
  'smoke_detectors',
  'fire_extinguisher',
  'fuse_box',
  'main_stopcock',
  'mailbox',
]

/**
 * The rooms and keys with which a first handover begins. They follow from the dwelling, and from the short form if it
 * is written (docs/rules/lease.md#handover). Of a home with n rooms, one is the living room and the others are
 * bedrooms.
 */
export function proposedHandover(contract: Proposing, language: Language): HandoverContent {
  const say = (key: Word, values = {}) => translate(handoverRoomWords, key, language, values)
  const room = (name: string, items: readonly string[]) => ({
    name,
    items: items.map((item) => ({ name: item, state: null, remark: '', photos: [] })),
  })
  const of = (name: Word, items: readonly Word[]) =>
    room(
      say(name),
      items.map((item) => say(item)),
    )
  const count = Math.min(Math.max((contract.rooms ?? 2) - 1, 0), 8)
  const bedrooms = Array.from({ length: count }, (_room, at) =>
    room(
      count === 1 ? say('bedroom') : say('bedroomAt', { number: at + 1 }),
      everywhere.map((item) => say(item)),
    ),
  )
  const list = contract.checkList
  const things = (list?.options ?? usual).filter((option) => !noThings.has(option))
  const facilities = room(
    say('facilities'),
    things.map((option) => translate(optionWords, option, language)),
  )
  const keys = list && list.number_keys > 0 ? list.number_keys : contract.keys_count
  return {
    rooms: [
      ...(contract.dwelling_kind === 'room'
        ? [of('room', everywhere), of('shared', everywhere)]
        : [
            of('hall', everywhere),
            of('living', everywhere),
            of('kitchen', inKitchen),
            of('bath', inBath),
            ...bedrooms,
          ]),
      ...(things.length > 0 ? [facilities] : []),
    ],
    meters: [],
    keys: keys > 0 ? [{ name: say('keys'), count: keys }] : [],
    remarks: '',
    tenant_remarks: '',
  }
}

/**
 * The content with which a handover on moving out begins. It is that of the one on moving in, without states, photos,
 * readings and general remarks. The remarks of items stay, so that nobody types again what is still there.
 */
export const proposedMovingOut = ({ rooms, meters, keys }: HandoverContent): HandoverContent => ({
  rooms: rooms.map(({ name, items }) => ({
    name,
    items: items.map((item) => ({ name: item.name, state: null, remark: item.remark, photos: [] })),
  })),
  meters: meters.map(({ kind, number }) => ({ kind, number, reading: Number.NaN, photo: null })),
  keys,
  remarks: '',
  tenant_remarks: '',
})
