import { z } from 'zod'
import { providerRoutes } from '../control/provider-routes'
import type { Sandbox } from '../control/sandbox'
import type { Signicat } from '../signicat/routes'
import { depositApi } from './api'
import { oreOfNok } from './asked'
import { checkPayments, payIntoAccount, openDepositAccount, resumeBank } from './life'
import { depositPages } from './page-routes'
import { agreeToSplit, endByBank } from './release'
import { openBank, type BankState, type StoredDeposit } from './state'

/** The deposit bank of the sandbox. Its papers are signed in the sandbox's Signicat. */
export async function deposit(sandbox: Sandbox, { state: signing, tokens }: Signicat): Promise<BankState> {
  const state = openBank(sandbox, signing)
  signing.onSigned.push((document) => {
    const found = state.deposits.list().find(({ documentId }) => documentId === document)
    if (found) openDepositAccount(state, found)
  })
  sandbox.clock.onAdvance(() =>
    state.deposits.list().forEach(({ id, arrived, funds }) => {
      if (arrived !== funds) checkPayments(state, id)
    }),
  )
  await providerRoutes(sandbox, 'deposit', '/signicat/deposit', (app) => depositApi(app, state, tokens))
  depositPages(sandbox, state)
  controls(sandbox, state)
  resumeBank(state)
  return state
}

const Funded = z.strictObject({ amount: z.number().positive().max(100_000_000) })

function controls({ app }: Sandbox, state: BankState): void {
  const kroner = (split: StoredDeposit['split']) =>
    split && { tenant: split.tenant / 100, landlord: split.landlord / 100 }
  app.get('/__sandbox/deposits', async () =>
    state.deposits.list().map(({ id, asked, status, funds, split, paidOut }) => ({
      id,
      externalId: asked.externalId,
      status,
      funds: funds / 100,
      split: kroner(split),
      paidOut: kroner(paidOut),
    })),
  )
  app.post<{ Params: { id: string; action: string } }>('/__sandbox/deposit/:id/:action', async (request, reply) => {
    const { id, action } = request.params
    const found = state.deposits.get(id)
    if (!found || !['fund', 'agree', 'terminate'].includes(action))
      return await reply.code(404).send({ message: 'notFound' })
    const asked = Funded.safeParse(request.body)
    if (action === 'fund' && !asked.success)
      return await reply.code(422).send({ message: 'invalid', fields: z.flattenError(asked.error).fieldErrors })
    const isDone =
      action === 'fund'
        ? payIntoAccount(state, found, oreOfNok(asked.data!.amount))
        : action === 'agree'
          ? agreeToSplit(state, found)
          : endByBank(state, found)
    const { status, arrived } = state.deposits.get(id)!
    if (!isDone) return await reply.code(409).send({ message: status })
    return { depositStatus: status, arrived: arrived / 100 }
  })
}
