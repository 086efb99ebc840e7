import type { FastifyReply } from 'fastify'
import type { Sandbox } from '../control/sandbox'
import { html } from '../page/html'
import { sendPage } from '../page/layout'
import { signerLink } from '../signicat/notifications'
import { signerName } from '../signicat/persons'
import { depositDeskPage } from './desk-page'
import { payIntoAccount } from './life'
import { agreementPage, holderName, overviewPage } from './pages'
import { agreeToSplit, agreementPath, endByBank } from './release'
import type { BankState, StoredDeposit } from './state'

const here = '/deposit'
type OfDeposit = { Params: { id: string } }
type Amount = { Body: { amount?: string } | undefined }

/** An amount in NOK as a person writes it, `12 000,50`, in øre. Null when it is no amount above 0. */
function parseAmount(text: string): number | null {
  const tidy = text.replace(/\s/g, '').replace(',', '.')
  return /^\d{1,9}(\.\d{1,2})?$/.test(tidy) && Number(tidy) > 0 ? Math.round(Number(tidy) * 100) : null
}

/** The bank's desk with every account, and the page on which a tenant agrees to a split. */
export function depositPages({ app, links }: Sandbox, state: BankState): void {
  links.push({ href: here, title: 'Bank', text: 'Deposit accounts: pay in, agree to a split, end one' })

  const missing = (reply: FastifyReply) =>
    sendPage(reply, {
      title: 'No such account',
      here: '',
      status: 404,
      main: html`<p>It may have belonged to another sandbox. <a href="${here}">All accounts</a></p>`,
    })
  const show = async (reply: FastifyReply, deposit: StoredDeposit, problem = '') => {
    const document = state.signing.documents.get(deposit.documentId)
    const desks = (document?.signers ?? []).map((signer) => {
      const { firstName, lastName } = signerName(signer)
      return { name: `${firstName} ${lastName}`, url: new URL(signerLink(document!, signer)).pathname }
    })
    const title = `Deposit of ${holderName(deposit)}`
    return await sendPage(reply, { title, here: '', main: depositDeskPage(deposit, desks, problem) })
  }
  const back = async (reply: FastifyReply, { id }: StoredDeposit) => await reply.redirect(`${here}/${id}`, 303)

  app.get(
    here,
    async (_request, reply) =>
      await sendPage(reply, { title: 'Bank', here, main: overviewPage(state.deposits.list()) }),
  )
  app.get<OfDeposit>(`${here}/:id`, async ({ params }, reply) => {
    const deposit = state.deposits.get(params.id)
    return await (deposit ? show(reply, deposit) : missing(reply))
  })
  app.post<OfDeposit & Amount>(`${here}/:id/fund`, async ({ params, body }, reply) => {
    const deposit = state.deposits.get(params.id)
    if (!deposit) return await missing(reply)
    const ore = parseAmount(body?.amount ?? '')
    if (ore === null) return await show(reply, deposit, 'Write an amount above 0, such as 12000 or 99,50.')
    payIntoAccount(state, deposit, ore)
    return await back(reply, deposit)
  })
  app.post<OfDeposit>(`${here}/:id/terminate`, async ({ params }, reply) => {
    const deposit = state.deposits.get(params.id)
    if (!deposit) return await missing(reply)
    endByBank(state, deposit)
    return await back(reply, deposit)
  })
  app.get<OfDeposit>(`${here}/:id/agree`, async ({ params }, reply) => {
    const deposit = state.deposits.get(params.id)
    if (!deposit) return await missing(reply)
    return await sendPage(reply, { title: 'Your deposit', here: '', main: agreementPage(deposit) })
  })
  app.post<OfDeposit>(`${here}/:id/agree`, async ({ params }, reply) => {
    const deposit = state.deposits.get(params.id)
    if (!deposit) return await missing(reply)
    agreeToSplit(state, deposit)
    return await reply.redirect(agreementPath(deposit), 303)
  })
}
