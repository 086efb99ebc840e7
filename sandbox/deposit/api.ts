import type { FastifyInstance } from 'fastify'
import { paged } from '../signicat/answers'
import { missingObject, sendFailure, SignicatRefusal } from '../signicat/failure'
import { signerLink } from '../signicat/notifications'
import type { Tokens } from '../signicat/token'
import { readLandlordChange, readDeposit, readTerminate } from './asked'
import { checkPayments, createDeposit } from './life'
import { cancelDeposit, terminate } from './release'
import type { BankState, StoredDeposit } from './state'

type OfDeposit = { Params: { id: string } }

/** The signing page of each signer of the deposit's paper, tenants first. The paper may have been deleted. */
function signersOf({ signing }: BankState, { documentId }: StoredDeposit): { id: string; url: string }[] {
  const document = signing.documents.get(documentId)
  return document ? document.signers.map((signer) => ({ id: signer.id, url: signerLink(document, signer) })) : []
}

const statusOf = ({ status, funds, lastPaymentCheck }: StoredDeposit) => ({
  depositStatus: status,
  funds: funds / 100,
  lastPaymentCheck,
})

export interface RequestedRelease {
  readonly category: 'TENANT' | 'SPLIT'
  /** In NOK. */
  readonly amount: { readonly tenant: number; readonly landlord: number }
}

/**
 * The split that waits for the tenant, or the sums that were paid out at the end, in the form of a release request. It is
 * an assumption that an answer contains it, because the bank's published model doesn't name it.
 */
export function releaseOfDeposit({ split, paidOut }: StoredDeposit): RequestedRelease | null {
  const amount = split ?? paidOut
  if (!amount) return null
  return {
    category: split || amount.landlord > 0 ? 'SPLIT' : 'TENANT',
    amount: { tenant: amount.tenant / 100, landlord: amount.landlord / 100 },
  }
}

function answerOf(state: BankState, deposit: StoredDeposit): object {
  const { asked, id, documentId, created, amount, paymentDeadline, accountNumber } = deposit
  const signers = signersOf(state, deposit)
  const { representativeSignature, ...landlord } = asked.landlord
  return {
    ...asked,
    id,
    documentId,
    created,
    tenants: asked.tenants.map((tenant, index) => ({
      ...tenant,
      ...signers[index],
      // Only the first tenant, who holds the account, has it. This is an assumption.
      bankAccountNumber: index === state.assumed.holder ? accountNumber : null,
      loanApplicationUrl: null,
    })),
    landlord: { ...landlord, ...(representativeSignature && { signUrl: signers.at(-1)?.url ?? null }) },
    contract: { ...asked.contract, depositAmount: amount / 100, paymentDeadline },
    status: statusOf(deposit),
    ...(state.assumed.tellsRelease && { release: releaseOfDeposit(deposit) }),
  }
}

/** As in the bank's summaries: without the id that the app gave. */
const summaryOf = (deposit: StoredDeposit): object => ({
  id: deposit.id,
  documentId: deposit.documentId,
  status: statusOf(deposit),
  createdDate: deposit.created,
  paymentDeadline: deposit.paymentDeadline,
  tenants: deposit.asked.tenants.map(({ info }) => ({ firstName: info.firstName, lastName: info.lastName })),
  landlord: { name: deposit.asked.landlord.name },
})

/** The bank's API (Express Deposit) below `/signicat/deposit`. */
export function depositApi(app: FastifyInstance, state: BankState, tokens: Tokens): void {
  const { format } = state.signing
  app.setErrorHandler(async (error, _request, reply) => await sendFailure(reply, error, format))
  app.setNotFoundHandler(async (_request, reply) => await sendFailure(reply, missingObject('The resource'), format))
  app.addHook('preHandler', async (request) => tokens.check(request))
  const find = (id: string): StoredDeposit => {
    const found = state.deposits.get(id)
    if (!found) throw missingObject('The deposit')
    return found
  }

  app.post('/personal', async (request, reply) => {
    const { asked, file } = readDeposit(request.body, state.signing.now())
    const made = createDeposit(state, asked, file, `http://${request.headers.host}`)
    return await reply.code(201).send(answerOf(state, made))
  })
  app.get<{ Querystring: Record<string, string> }>('/personal/summary', async ({ query }) => {
    const { fromDate, status } = query
    const all = state.deposits
      .list()
      .filter((each) => fromDate === undefined || Date.parse(each.created) >= Date.parse(fromDate))
      .filter((each) => status === undefined || each.status === status)
    return paged(all.map(summaryOf), query, 300, '/deposit/personal/summary')
  })
  app.get<OfDeposit & { Querystring: { queryPayment?: string } }>('/personal/:id', async ({ params, query }) => {
    const { status } = find(params.id)
    // Only while money may still come. In other states the bank doesn't look.
    if (query.queryPayment === 'true' && (status === 'SIGNED' || status === 'PAID_PARTIAL'))
      checkPayments(state, params.id)
    return answerOf(state, find(params.id))
  })
  app.patch<OfDeposit>('/personal/:id', async ({ params, body }) => {
    const deposit = find(params.id)
    const change = readLandlordChange(body)
    if (deposit.status === 'TERMINATED')
      throw new SignicatRefusal(400, 'invalid_operation', 'The deposit is terminated.')
    const landlord = { ...deposit.asked.landlord, ...change } as StoredDeposit['asked']['landlord']
    return answerOf(state, state.deposits.change(params.id, { asked: { ...deposit.asked, landlord } }))
  })
  app.post<OfDeposit>('/personal/:id/cancel', async ({ params }, reply) => {
    cancelDeposit(state, find(params.id))
    for (const listener of state.onCarriedOut) listener(params.id, 'cancel')
    return await reply.code(204).send()
  })
  app.post<OfDeposit>('/personal/:id/terminate', async ({ params, body }, reply) => {
    terminate(state, find(params.id), readTerminate(body))
    return await reply.code(204).send()
  })
}
