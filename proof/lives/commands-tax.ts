import type { Chance } from './chance'
import { landlordsOf, outcomeText, pickLandlord, type Command, type Commands } from './commands'
import { checkReturn, figuresOf, noteRequest } from './check-return'
import { countSeen, shareInYear, today, recordViolation, type Landlord, type Life } from './life'
import { callOutcome, callAsLandlord, callAndRetry, readAsLandlord } from './landlord-call'
import { password } from './commands-account'
import { time } from './time'

/** A person who is not a landlord here. */
export const strangerPid = '29817491020'
/** The cookie of a browser that the product recognises. */
const browser = 'lives-of-the-browser_x'

/** Logs in with that person's electronic id, sometimes not the landlord's own. */
async function logIn(life: Life, landlord: Landlord, pid: string): Promise<string> {
  const headers = { authorization: `Bearer ${landlord.token}`, cookie: `browser=${browser}` }
  const begun = callOutcome(await life.product.call('GET', 'auth/providers', { headers }))
  const [provider] = (begun.came === 'done' ? begun.body : []) as { authUrl: string }[]
  if (!provider) return outcomeText(begun)
  const back = await life.login.logIn(provider.authUrl, pid)
  const came = callOutcome(await life.product.call('GET', `auth/callback/difi${back}`, { headers }))
  if (came.came === 'done') landlord.token = (came.body as { accessToken: string }).accessToken
  return outcomeText(came)
}

const loggedIn = new WeakMap<Landlord, { readonly at: number; readonly pid: string }>()
/** Logs the landlord in, unless there is a recent login. One login in ten is another person's. */
async function beLoggedIn(life: Life, chance: Chance, landlord: Landlord): Promise<void> {
  const known = loggedIn.get(landlord)
  if (known && time.ms - known.at < 240_000 && chance.is(0.8)) return
  // Opens a session first, because a login belongs to a session.
  await readAsLandlord(life, landlord, 'profile')
  const pid = chance.is(0.1) ? strangerPid : landlord.pid
  countSeen(life, `login: ${await logIn(life, landlord, pid)}`)
  loggedIn.set(landlord, { at: time.ms, pid })
}

/** Unlinks the electronic id from the account if it is another person's. */
async function unlink(life: Life, chance: Chance): Promise<string | null> {
  if (!life.product.has('DELETE', 'auth/external')) return null
  const landlord = pickLandlord(life, chance)
  if (!landlord || loggedIn.get(landlord)?.pid !== strangerPid) return null
  return outcomeText(await callAndRetry(life, chance, landlord, 'DELETE', 'auth/external', { password }))
}

const lastYear = () => Number(today().slice(0, 4)) - 1

interface Asked {
  readonly houseIds: readonly number[]
  readonly year: number
}
/** Chooses houses and a year for a return: one house, several or all, and usually last year. Null if none fits. */
function askedOf(landlord: Landlord, chance: Chance): Asked | null {
  const houses = landlord.houses.filter(({ deletedAt }) => deletedAt === null).map(({ id }) => id)
  const houseIds = chance.is(0.5) ? houses : houses.filter(() => chance.is(0.5))
  const year = chance.is(0.85) ? lastYear() : lastYear() - 1
  return houseIds.length === 0 || year < 2024 ? null : { houseIds, year }
}

async function preview(life: Life, chance: Chance): Promise<string | null> {
  const landlord = pickLandlord(life, chance)
  const asked = landlord && askedOf(landlord, chance)
  if (!landlord || !asked) return null
  await beLoggedIn(life, chance, landlord)
  return outcomeText(await callAndRetry(life, chance, landlord, 'POST', 'altinn/getSkatteetatenView', asked))
}

/** Submits the return, usually after a preview. Then checks the return at the authority. */
async function send(life: Life, chance: Chance): Promise<string | null> {
  const landlord = pickLandlord(life, chance)
  const asked = landlord && askedOf(landlord, chance)
  if (!landlord || !asked) return null
  await beLoggedIn(life, chance, landlord)
  const submission = chance.is(0.2) ? 'komplett' : 'ikkeKomplett'
  if (chance.is(0.6)) await callAsLandlord(life, landlord, 'POST', 'altinn/getSkatteetatenView', { body: asked })
  const figures = await figuresOf(life, landlord, asked.year)
  // The second of these calls submits the return. If the program dies after that call, it doesn't know that it has
  // submitted.
  if (chance.is(0.25)) life.network.plan(1, 'killAfter', '/process/next')
  const before = life.tax.handedIn.length
  const pressed = await callAndRetry<{ success: boolean; message: string }>(
    life,
    chance,
    landlord,
    'POST',
    'altinn/send-new-form',
    { ...asked, submission },
  )
  if (figures) for (const instance of life.tax.instances) noteRequest(instance, { ...asked, figures })
  const sent = life.tax.handedIn.slice(before)
  if (sent.length > 1)
    recordViolation(life, 'a return is handed in once', `${sent.length} of ${asked.year} by one call`)
  for (const one of sent) {
    if (one.instance.pid !== landlord.pid)
      recordViolation(
        life,
        'a return is its landlord’s own',
        `${landlord.name}’s figures were handed in for ${one.instance.pid}`,
      )
    else checkReturn(life, landlord, one)
  }
  if (sent.length > 0 && (pressed.came === 'refused' || pressed.came === 'failed'))
    recordViolation(
      life,
      'a call that says that nothing was done has done nothing',
      `send-new-form: ${pressed.status} ${pressed.reason}, and the return was handed in`,
    )
  if (pressed.came === 'killed') await readReceipts(life, landlord)
  return `${outcomeText(pressed)}${pressed.came === 'done' ? ` ${pressed.body.message}` : ''}`
}

/** Reads the authority's answers in the receipts. */
const receipts: Command['run'] = async (life, chance) => {
  const landlord = pickLandlord(life, chance)
  return landlord ? await readReceipts(life, landlord) : null
}
async function readReceipts(life: Life, landlord: Landlord): Promise<string> {
  const list = await readAsLandlord<{ state: string }[]>(life, landlord, `altinn/submissions?year=${lastYear()}`)
  for (const { state } of list ?? []) life.seen.set(`return: ${state}`, (life.seen.get(`return: ${state}`) ?? 0) + 1)
  return list ? String(list.length) : 'not read'
}

const refusals = [
  'kunKomplettTillatt',
  'faktiskFeilVedKontroll',
  'skattemeldingFinnesIkke',
  'tekniskFeil',
  'verdiAvvikerFraKodeliste',
  'mottattNyInnsending',
  'avvikSkattemelding',
  'enKodeSomIngenKjenner',
]
const refuseNext: Command['run'] = async (life, chance) => {
  const code = chance.pick(refusals)
  await life.tax.refuseNext(code)
  return code
}
const changeNext: Command['run'] = async (life) => {
  life.tax.behaviour.changesNext = true
  return 'next'
}

/** Changes the landlord's own share of a house to half, or back to the whole, from a year on. */
async function changeShare(life: Life, chance: Chance): Promise<string | null> {
  const landlord = pickLandlord(life, chance)
  const house = landlord && chance.pick(landlord.houses.filter(({ deletedAt }) => deletedAt === null))
  if (!landlord || !house) return null
  interface Stored {
    readonly [name: string]: unknown
    readonly years: readonly { readonly from_year: number; readonly co_owners: readonly unknown[] }[]
  }
  const stored = await readAsLandlord<Stored>(life, landlord, `house/${house.id}`)
  if (!stored) return 'not read'
  const {
    id: _id,
    depreciationYears: _spent,
    created_at: _created,
    updated_at: _updated,
    years: _years,
    ...form
  } = stored
  const from_year = chance.pick([lastYear() - 1, lastYear(), lastYear() + 1])
  const co_owners = shareInYear(house, from_year) === 100 ? [{ name: 'Medeier', share: 50 }] : []
  const body = { ...form, co_owners, from_year }
  const pressed = await callAndRetry(life, chance, landlord, 'PUT', `house/${house.id}`, body)
  const shares = [...house.shares, { from: from_year, own: co_owners.length === 0 ? 100 : 50 }]
  if (pressed.came === 'done') Object.assign(house, { shares })
  if (pressed.came === 'killed') {
    const now = await readAsLandlord<Stored>(life, landlord, `house/${house.id}`)
    if (now?.years.some((each) => each.from_year === from_year && each.co_owners.length === co_owners.length))
      Object.assign(house, { shares })
  }
  return outcomeText(pressed)
}

const canFile = (life: Life) => landlordsOf(life).length > 0

const only =
  (run: Command['run']): Command['run'] =>
  (life, chance) =>
    canFile(life) ? run(life, chance) : Promise.resolve(null)

export const taxCommands: Commands = {
  'preview the return': { weight: 3, run: only(preview) },
  'send the return': { weight: 8, run: only(send) },
  'read the receipts': { weight: 3, run: only(receipts) },
  'change a share': { weight: 1, run: only(changeShare) },
  'take the electronic id off': { weight: 2, run: only(unlink) },
  'authority refuses': { weight: 0.5, run: refuseNext },
  'draft changes': { weight: 0.5, run: changeNext },
}
