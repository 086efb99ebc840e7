import type { FastifyReply } from 'fastify'
import type { Sandbox } from '../control/sandbox'
import { html } from '../page/html'
import { sendPage } from '../page/layout'
import { signingDeskPage, type TypedLogin } from './desk-page'
import { returnUrlOf, type VisitOutcome } from './jwt'
import { signDocument, signedFileOf, recordVisit } from './signing'
import { reasonNotToSign } from './order'
import { endPage, overviewPage, cannotSignPage } from './pages'
import { bankIdHolder, oneTimeCode, testBankIdPassword, publicTestId } from './persons'
import { carryOutDueWork } from './settle'
import type { StoredDocument, StoredSigner, SignicatState } from './state'

const here = '/signicat'
type AtDesk = { Params: { document: string; signer: string } }
type Form = { Body: Partial<Record<'nationalId' | 'dateOfBirth' | 'code' | 'password' | 'action', string>> | undefined }

const missing = (reply: FastifyReply) =>
  sendPage(reply, {
    title: 'No such paper',
    here: '',
    status: 404,
    main: html`<p>It may have been deleted, or belonged to another sandbox. <a href="${here}">All papers</a></p>`,
  })

/** The pages of the sandbox's Signicat: every paper, and the desk where a signer signs with BankID. */
export function signPages({ app, links }: Sandbox, state: SignicatState, secret: string): void {
  links.push({
    href: here,
    title: 'Signing',
    text: 'Papers sent to be signed, each with the BankID desk of its signers',
  })

  app.get(here, async (_request, reply) => {
    carryOutDueWork(state)
    const documents = state.documents.list().filter(({ isDeleted }) => !isDeleted)
    return await sendPage(reply, { title: 'Signing', here, main: overviewPage(documents) })
  })

  const path = `${here}/sign/:document/:signer`
  const find = ({ document: id, signer }: AtDesk['Params']) => {
    carryOutDueWork(state)
    const document = state.documents.get(id)
    const found = document?.signers.find((each) => each.id === signer)
    return document && found && !document.isDeleted ? { document, signer: found } : null
  }
  const fresh: TypedLogin = { nationalId: publicTestId, dateOfBirth: '' }
  const show = async (reply: FastifyReply, { document, signer }: Found, typed = fresh, problem = '') => {
    const why = reasonNotToSign(document, signer, state.now())
    return await sendPage(reply, {
      title: document.asked.title,
      here: '',
      main: why ? cannotSignPage(document, signer, why) : signingDeskPage(document, signer, typed, problem),
      // The answer to the form redirects a person who has signed to the app.
      allow: { form: wayBack(signer) },
    })
  }

  app.get<AtDesk>(path, async ({ params }, reply) => {
    const found = find(params)
    if (!found) return await missing(reply)
    recordVisit(state, params.document, params.signer, false)
    return await show(reply, found)
  })

  app.get<AtDesk>(`${path}/file`, async ({ params }, reply) => {
    const found = find(params)
    if (!found) return await missing(reply)
    recordVisit(state, params.document, params.signer, true)
    const file = signedFileOf(state, found.document) ?? state.file(found.document.id, 'unsigned')
    return await reply.type('application/pdf').send(file)
  })

  app.post<AtDesk & Form>(path, async ({ params, body }, reply) => {
    const found = find(params)
    if (!found) return await missing(reply)
    if (reasonNotToSign(found.document, found.signer, state.now())) return await show(reply, found)
    const action = body?.action ?? ''
    if (action === 'cancel') return await leave(reply, found, 'cancel')
    if (action === 'fail') return await leave(reply, found, 'error')
    const typed = { nationalId: (body?.nationalId ?? '').replace(/\s/g, ''), dateOfBirth: body?.dateOfBirth ?? '' }
    const holder = bankIdHolder(found.signer, typed.nationalId, typed.dateOfBirth || null)
    if (!holder) return await show(reply, found, typed, 'No test person has this national id. They are listed below.')
    if (body?.code !== oneTimeCode || body.password !== testBankIdPassword)
      return await show(reply, found, typed, 'The one-time code or the password is wrong.')
    await signDocument(state, params.document, params.signer, holder)
    const after = find(params)!
    return await (after.signer.signature ? leave(reply, after, 'success') : show(reply, after))
  })

  async function leave(reply: FastifyReply, { document, signer }: Found, outcome: VisitOutcome) {
    const next = returnUrlOf(document, signer, outcome, { now: state.now(), secret })
    if (next === null) return await sendPage(reply, { title: document.asked.title, here: '', main: endPage(outcome) })
    return await reply.redirect(next, 303)
  }
}

interface Found {
  readonly document: StoredDocument
  readonly signer: StoredSigner
}

/** The addresses outside of the sandbox that the forms of this signer's page lead to. */
const wayBack = ({ asked }: StoredSigner): string[] => {
  const { success, cancel, error } = asked.redirectSettings
  return [success, cancel, error].flatMap((url) => (url !== undefined && URL.canParse(url) ? [url] : []))
}
