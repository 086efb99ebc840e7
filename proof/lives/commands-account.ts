import type { Chance } from './chance'
import { landlordsOf, outcomeText, pickLandlord, type Command, type Commands } from './commands'
import { recordViolation, type House, type Landlord, type Life } from './life'
import { newBank } from './model-bank'
import { newBooks } from './model-books'
import { getAsLandlord, callAsLandlord, callAndRetry, readAsLandlord } from './landlord-call'
import type { Property } from './authority-return'
import { landRegister } from './sandbox'
import { checkoutState } from './desk-payment'
import type { Traits } from './swarm'
import { day, time } from './time'

export const password = 'Fjord-1234'

/** The location of a house in the land register. Some houses are two homes of one property. */
function propertyOf({ properties, swarm }: Life, chance: Chance, known: readonly Property[]): Property {
  const { sameProperty, drafted }: Traits = swarm.traits
  const taken = new Set([...properties.values()].flat().map(({ registerId }) => registerId))
  const free = landRegister.filter(({ registerId }) => !taken.has(registerId))
  if (known.length > 0 && (free.length === 0 || chance.is(sameProperty))) return chance.pick(known)
  const { registerId, municipality, cadastral, street, house, place } = chance.pick(free)
  return {
    municipality,
    cadastral,
    address: `${street} ${house}`,
    postcode: '0155',
    city: place,
    registerId,
    letFor: chance.is(drafted) ? 1000 * (50 + chance.below(100)) : null,
    household: chance.is(drafted) ? 1000 * (5 + chance.below(20)) : null,
    isMissing: chance.is(0.2),
  }
}

async function addHouse(life: Life, chance: Chance, landlord: Landlord): Promise<string> {
  const known = life.properties.get(landlord.pid) ?? []
  const property = propertyOf(life, chance, known)
  const [farm, holding, lease, section] = property.cadastral
  const ownShare = chance.is(0.15) ? 50 : 100
  const pressed = await callAndRetry<{ id: number }>(life, chance, landlord, 'POST', 'house', {
    name: `${landlord.mark} ${landlord.houses.length + 1}`,
    address: property.address,
    postcode: property.postcode,
    city: property.city,
    municipality_number: property.municipality,
    property_number: farm,
    holding_number: holding,
    ...(lease > 0 && { lease_number: lease }),
    ...(section > 0 && { section_number: section }),
    co_owners: ownShare === 100 ? [] : [{ name: 'Medeier', share: 50 }],
  })
  const isFull = landlord.houses.filter(({ deletedAt }) => deletedAt === null).length >= 4
  if (pressed.came === 'done') {
    if (isFull) recordViolation(life, 'an account has at most four houses', `house ${pressed.body.id}`)
    landlord.houses.push({ id: pressed.body.id, property, shares: [{ from: 0, own: ownShare }], deletedAt: null })
    if (!known.includes(property)) life.properties.set(landlord.pid, [...known, property])
  }
  if (pressed.came === 'killed') await readHouses(life, landlord)
  return outcomeText(pressed)
}

/** Reads the houses from the product when nobody knows what a call has done. */
async function readHouses(life: Life, landlord: Landlord): Promise<void> {
  const houses = await readAsLandlord<{ id: number }[]>(life, landlord, 'house')
  if (!houses) return
  const known = new Map(landlord.houses.map((house) => [house.id, house]))
  for (const { id } of houses)
    if (!known.has(id)) landlord.houses.push({ id, property: null, shares: [{ from: 0, own: 100 }], deletedAt: null })
  for (const house of landlord.houses)
    if (house.deletedAt === null && !houses.some(({ id }) => id === house.id)) house.deletedAt = time.ms
}

/** Creates a landlord with an account, a finished profile and at least one house. Most have a subscription from the beginning. */
export async function registerLandlord(
  life: Life,
  chance: Chance,
  who: Pick<Landlord, 'name' | 'mark' | 'email' | 'pid'> & { ssn: string; language: string },
) {
  const { name, mark, email, pid, ssn, language } = who
  const [firstName, lastName] = name.split(' ')
  const registered = await life.product.call('POST', 'auth/register', {
    body: { email, password, isAgreePolicy: true },
    headers: { 'accept-language': language },
  })
  if (registered === 'killed' || registered.status !== 201)
    throw new Error(`cannot register: ${JSON.stringify(registered)}`)
  const { accessToken: token, user } = registered.body as { accessToken: string; user: { id: number } }
  const landlord: Landlord = {
    name,
    mark,
    email,
    pid,
    id: user.id,
    token,
    houses: [],
    contracts: [],
    books: newBooks(),
    bank: newBank(),
    suppliers: [],
    isDeleted: false,
  }
  life.landlords.push(landlord)
  life.properties.set(pid, [])
  const profile = {
    firstName,
    lastName,
    phone_code: '+47',
    phone: '90012345',
    country: 'NO',
    city: 'Oslo',
    address: 'Storgata 1',
    postcode: '0155',
    ssn,
  }
  const saved = await callAsLandlord(life, landlord, 'PUT', 'profile', { body: profile })
  if (saved.came !== 'done') throw new Error(`cannot save the profile: ${JSON.stringify(saved)}`)
  for (let homes = 0; homes < life.swarm.traits.homes; homes += 1) await addHouse(life, chance, landlord)
  const [supplier] = (await readAsLandlord<{ id: number }[]>(life, landlord, 'supplier')) ?? []
  landlord.suppliers.push(supplier!.id)
  if (chance.is(life.swarm.traits.subscribed)) {
    await subscribe(life, chance, landlord)
    await payFor(life, landlord)
  }
}

async function subscribe(life: Life, chance: Chance, landlord: Landlord): Promise<string> {
  const price = chance.pick(['price_husbok_month', 'price_husbok_year'])
  return outcomeText(await callAndRetry(life, chance, landlord, 'POST', `subscription/subscribe/${price}`))
}

const customerOf = (life: Life, { id }: Landlord) =>
  life.payment.customers.filter(({ account }) => account === String(id)).map((customer) => customer.id)
const openPages = (life: Life, landlord: Landlord) =>
  life.payment.checkouts.filter(
    (each) =>
      each.mode === 'subscription' &&
      life.shownPages.has(each.id) &&
      customerOf(life, landlord).includes(each.customer) &&
      checkoutState(each) === 'open',
  )
/** Pays the landlord's open checkout. */
async function payFor(life: Life, landlord: Landlord): Promise<string | null> {
  const pages = openPages(life, landlord)
  if (pages.length > 1)
    recordViolation(life, 'at most one open checkout of an account', `${pages.length} of ${landlord.name}`)
  if (pages.length === 0) return null
  return (await life.payment.pay(pages[0]!)) ? 'paid' : 'too late'
}

const startSubscription: Command['run'] = async (life, chance) => {
  const landlord = pickLandlord(life, chance)
  return landlord ? await subscribe(life, chance, landlord) : null
}
const paySubscription: Command['run'] = async (life, chance) => {
  const waiting = landlordsOf(life).filter((landlord) => openPages(life, landlord).length > 0)
  return waiting.length === 0 ? null : await payFor(life, chance.pick(waiting))
}

/** A landlord's action on the payment provider's own pages. */
const portal: Command['run'] = async (life, chance) => {
  const landlord = pickLandlord(life, chance)
  if (!landlord) return null
  const own = life.payment.subscriptions.find(
    ({ customer, status }) => customerOf(life, landlord).includes(customer) && status !== 'canceled',
  )
  if (!own) return null
  const what = chance.weighted({ end: 3, resume: 3, 'bad card': 1, 'good card': 3 })
  return (await life.payment.change(own, what)) ? what : 'too late'
}

const houses: Commands = {
  'add a house': {
    weight: 3,
    run: async (life, chance) => {
      const landlord = pickLandlord(life, chance)
      return landlord ? await addHouse(life, chance, landlord) : null
    },
  },
  'delete a house': { weight: 1.5, run: (life, chance) => ofHouse(life, chance, 'DELETE') },
  'restore a house': { weight: 6, run: (life, chance) => ofHouse(life, chance, 'PUT') },
}

async function ofHouse(life: Life, chance: Chance, method: 'DELETE' | 'PUT'): Promise<string | null> {
  const landlord = pickLandlord(life, chance)
  const isThere = (house: House) => house.deletedAt === null
  const fitting = landlord?.houses.filter((house) => isThere(house) === (method === 'DELETE')) ?? []
  if (!landlord || fitting.length === 0) return null
  const house = chance.pick(fitting)
  const isLast = landlord.houses.filter(isThere).length === 1
  const wasLate = house.deletedAt !== null && time.ms - house.deletedAt > 31 * day
  const path = `house/${house.id}${method === 'PUT' ? '/restore' : ''}`
  const pressed = await callAndRetry(life, chance, landlord, method, path)
  if (pressed.came === 'done') {
    if (method === 'DELETE' && isLast) recordViolation(life, 'the last house stays', path)
    if (method === 'PUT' && wasLate) recordViolation(life, 'a house is restored within thirty days', path)
    house.deletedAt = method === 'DELETE' ? time.ms : null
    landlord.books.repeats.forEach((repeat) => (repeat.isTouched = true))
  }
  if (pressed.came === 'killed') await readHouses(life, landlord)
  return outcomeText(pressed)
}

/**
 * Deletes an account. The product refuses this while a subscription runs. It is tried only late in a life, so that the
 * account exists long enough.
 */
const deleteAccount: Command['run'] = async (life, chance) => {
  const landlord = pickLandlord(life, chance)
  if (!landlord || landlordsOf(life).length < 2 || time.ms < life.start + (life.end - life.start) * 0.6) return null
  const profile = await readAsLandlord<{ subscriptionActive: boolean }>(life, landlord, 'profile')
  const pressed = await callAsLandlord(life, landlord, 'DELETE', 'profile', { body: { password } })
  if (pressed.came === 'done' && profile?.subscriptionActive)
    recordViolation(life, 'an account with a subscription is not deleted', landlord.name)
  if (pressed.came === 'done') landlord.isDeleted = true
  if (pressed.came === 'killed') landlord.isDeleted = (await getAsLandlord(life, landlord, 'profile')).status === 401
  return outcomeText(pressed)
}

const suppliers: Commands = {
  'add a supplier': {
    weight: 1,
    run: async (life, chance) => {
      const landlord = pickLandlord(life, chance)
      if (!landlord) return null
      const body = { name: landlord.mark, address: 'Storgata 2', postcode: '0155', city: 'Oslo' }
      const pressed = await callAndRetry<{ id: number }>(life, chance, landlord, 'POST', 'supplier', body)
      if (pressed.came === 'done') landlord.suppliers.push(pressed.body.id)
      return outcomeText(pressed)
    },
  },
  'delete a supplier': {
    weight: 0.5,
    run: async (life, chance) => {
      const landlord = pickLandlord(life, chance)
      const id = landlord?.suppliers.slice(1).at(-1)
      if (!landlord || id === undefined) return null
      const pressed = await callAndRetry(life, chance, landlord, 'DELETE', `supplier/${id}`)
      if (pressed.came !== 'failed') landlord.suppliers.splice(landlord.suppliers.indexOf(id), 1)
      return outcomeText(pressed)
    },
  },
}

export const accountCommands: Commands = {
  ...houses,
  ...suppliers,
  subscribe: { weight: 2, run: startSubscription },
  'pay for the subscription': { weight: 40, run: paySubscription },
  'payment portal': { weight: 0.6, run: portal },
  'delete the account': { weight: 4, run: deleteAccount },
}
