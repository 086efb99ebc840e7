import type { Chance } from './chance'
import { checkContractView } from './check-view'
import {
  contractsWhere,
  outcomeText,
  pickContract,
  type Command,
  type Commands,
  type ContractOfLandlord,
} from './commands'
import { isDraft } from './commands-lease'
import type { Life } from './life'
import { ordersOf, type ContractModel } from './model-contract'
import { callOutcome, callAndRetry } from './landlord-call'
import { publicUrl } from './product'
import { haveTenantsSigned, isOpen, type Document, type Signer } from './desk-signing'
import { requestPaper, type PaperCall } from './landlord-request'
import { time } from './time'

type Paper = Document['paper']
const openOrder = (life: Life, contract: ContractModel, paper: Paper) =>
  ordersOf(life.signing.documents, contract, paper).findLast(isOpen)

/** The landlord clicks a button of a paper and looks at the page afterwards. */
async function say(
  life: Life,
  chance: Chance,
  of: ContractOfLandlord | undefined,
  call: PaperCall,
): Promise<string | null> {
  if (!of) return null
  const pressed = await requestPaper(life, chance, of, call)
  await checkContractView(life, of)
  const { body } = pressed
  const state =
    pressed.came === 'done' ? ` ${body.signicatInfo?.state ?? body.checkList?.signicatInfo?.state ?? ''}` : ''
  return `${outcomeText(pressed)}${state}`
}

const papers = ['contract', 'contract', 'contract', 'checklist'] as const

const sign: Command['run'] = (life, chance) =>
  say(life, chance, pickContract(life, chance, isDraft), { paper: 'contract', what: 'order', path: 'sign-bankid' })

const signChecklist: Command['run'] = (life, chance) =>
  say(
    life,
    chance,
    pickContract(life, chance, (contract) => contract.hasChecklist && contract.seen?.checkList?.signatureType == null),
    { paper: 'checklist', what: 'order', path: 'sign-bankid-check-list' },
  )

const again =
  (what: 'renew' | 'end', path: string): Command['run'] =>
  (life, chance) => {
    const paper = chance.pick(papers)
    const of = pickContract(life, chance, (contract) => openOrder(life, contract, paper) !== undefined)
    return say(life, chance, of, { paper, what, path, body: { checkList: paper === 'checklist' } })
  }

/** The landlord withdraws an order that the provider has not confirmed yet. */
const withdrawPending: Command['run'] = (life, chance) => {
  const of = pickContract(life, chance, ({ seen }) => seen?.signicatInfo?.pending === 'sending')
  return say(life, chance, of, { paper: 'contract', what: 'end', path: 'withdraw-signing', body: { checkList: false } })
}

async function remind(life: Life, chance: Chance): Promise<string | null> {
  const paper = chance.pick(papers)
  const of = pickContract(life, chance, (contract) => openOrder(life, contract, paper) !== undefined)
  if (!of) return null
  const [landlord, contract] = of
  const body = { checkList: paper === 'checklist' }
  const pressed = await callAndRetry(life, chance, landlord, 'POST', `contract/${contract.id}/remind`, body)
  if (pressed.came !== 'refused') {
    contract.papers[paper].reminders += 1
    contract.occasions.push(time.ms)
  }
  return outcomeText(pressed)
}

async function refresh(life: Life, chance: Chance): Promise<string | null> {
  const of = pickContract(life, chance, (contract) => !isDraft(contract) || contract.seen?.signicatInfo != null)
  if (!of) return null
  const [landlord, contract] = of
  const pressed = await callAndRetry(life, chance, landlord, 'POST', `contract/${contract.id}/refresh`)
  await checkContractView(life, of)
  return outcomeText(pressed)
}

/** An order that can be signed, with its contract. Usually it is that side's turn to sign. */
function someOpenOrder(
  life: Life,
  chance: Chance,
  isTenant: boolean,
): { of: ContractOfLandlord; document: Document } | null {
  const all = contractsWhere(life, () => true).flatMap((of) =>
    (['contract', 'checklist'] as const).flatMap((paper) => {
      const document = openOrder(life, of[1], paper)
      return document ? [{ of, document }] : []
    }),
  )
  const turn = all.filter(({ document }) => haveTenantsSigned(document) !== isTenant)
  const waiting = chance.is(0.95) ? turn : all
  return waiting.length > 0 ? chance.pick(waiting) : null
}

/** The newest link that was sent to this person, by mail or text message. */
const linkTo = (life: Life, signerEmail: string, paper: Paper, side: 't' | 'l'): string | null => {
  const type = `${side}c${paper === 'checklist' ? 'l' : ''}`
  const texts = life.messages.inbox.filter(({ to }) => to === signerEmail).map(({ text }) => text)
  return (
    texts
      .flatMap((text) =>
        [...text.matchAll(new RegExp(`${publicUrl}(/r/${type}/[\\w?=-]+)`, 'g'))].map(([, path]) => path!),
      )
      .at(-1) ?? null
  )
}

/** Opens a link and follows it to the signing page. Returns that page's address. */
async function followLink(life: Life, path: string): Promise<{ url: string | null; outcome: string }> {
  const [, type = '', slug = '', tenant] = /^\/r\/(\w+)\/([\w-]+)(?:\?tenant=(\d))?$/.exec(path) ?? []
  const body = {
    signer: type.startsWith('t') ? 'tenant' : 'landlord',
    documentType: type.endsWith('cl') ? 'checklist' : 'contract',
    ...(tenant !== undefined && { tenant: Number(tenant) }),
  }
  const pressed = callOutcome(await life.product.call('POST', `contract/redirectLink/${slug}`, { body }))
  const { url = null } = (pressed.came === 'done' ? pressed.body : {}) as { url?: string | null }
  return { url, outcome: outcomeText(pressed) }
}

/** A signer follows the link and signs with BankID, usually their own. */
async function signAs(life: Life, chance: Chance, isTenant: boolean): Promise<string | null> {
  const found = someOpenOrder(life, chance, isTenant)
  if (!found) return null
  const { of, document } = found
  const [landlord, contract] = of
  const waiting = document.signers.filter((each) => each.isTenant === isTenant && each.signedAt === null)
  if (waiting.length === 0) return null
  const signer = chance.pick(waiting)
  const email = isTenant ? contract.tenants[document.signers.indexOf(signer)]!.email : landlord.email
  const path = linkTo(life, email, document.paper, isTenant ? 't' : 'l')
  if (path === null) return 'no link yet'
  const followed = await followLink(life, path)
  const at = followed.url === null ? undefined : life.signing.at(followed.url)
  if (!at) return followed.outcome
  return `${followed.outcome} ${await act(life, chance, at.document, at.signer)}`
}

/** The act of a signer on the page of the signing service. */
async function act(life: Life, chance: Chance, document: Document, signer: Signer): Promise<string> {
  if (chance.is(0.12)) return 'cancelled'
  return (await life.signing.sign(document, signer, !chance.is(0.06))) ? 'signed' : 'too late'
}

/** Opens any link that was sent, such as one of an ended or signed order. */
async function oldLink(life: Life, chance: Chance): Promise<string | null> {
  const links = life.messages.inbox.flatMap(({ text }) =>
    [...text.matchAll(new RegExp(`${publicUrl}(/r/\\w+/[\\w?=-]+)`, 'g'))].map(([, path]) => path!),
  )
  if (links.length === 0) return null
  const followed = await followLink(life, chance.pick(links))
  return followed.outcome
}

export const signingCommands: Commands = {
  'send a lease': { weight: 20, run: sign },
  'send a handover list': { weight: 8, run: signChecklist },
  'send anew': { weight: 8, run: again('renew', 'regenerate-sign-bankid') },
  withdraw: { weight: 5, run: again('end', 'withdraw-signing') },
  'withdraw what is on its way': { weight: 20, run: withdrawPending },
  remind: { weight: 12, run: remind },
  refresh: { weight: 5, run: refresh },
  'tenant signs': { weight: 70, run: (life, chance) => signAs(life, chance, true) },
  'landlord signs': { weight: 70, run: (life, chance) => signAs(life, chance, false) },
  'old link': { weight: 1, run: oldLink },
  'signing declines': {
    weight: 0.3,
    run: async (life) => {
      life.signing.behaviour.declinesNext = true
      return 'next'
    },
  },
}
