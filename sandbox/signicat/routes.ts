import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { openCollection } from '../control/collection'
import { providerRoutes } from '../control/provider-routes'
import type { Sandbox } from '../control/sandbox'
import { statusAnswer } from './answers'
import { signApi } from './api'
import { returnUrlOf, type VisitOutcome } from './jwt'
import { signDocument, recordVisit } from './signing'
import { reasonNotToSign } from './order'
import { signPages } from './page-routes'
import { bankIdHolder, publicTestId } from './persons'
import type { MessageSender } from './post'
import { resumeSigning, carryOutDueWork, carryOutAfterClockMove } from './settle'
import { openSignicatState, type SignicatOptions, type SignicatState } from './state'
import { responseWithoutSecret, openTokens, tokenRoutes, type Tokens } from './token'

/** The parts that the deposit bank shares with signing. Its papers are signed here, and its calls use the same tokens. */
export interface Signicat {
  readonly state: SignicatState
  readonly tokens: Tokens
}

/** The key that signs the links back to the app. It survives a kill. */
function keyOf(sandbox: Sandbox): string {
  const keys = openCollection<{ readonly id: string; readonly secret: string }>(sandbox, 'signicat-keys')
  return (keys.get('jwt') ?? keys.add({ id: 'jwt', secret: randomBytes(32).toString('base64url') })).secret
}

/** The Signicat of the sandbox: token, signature API, BankID desk, its clock and the actions for tests. */
export async function signicat(sandbox: Sandbox, options: SignicatOptions, post: MessageSender): Promise<Signicat> {
  const state = openSignicatState(sandbox, options, post)
  const tokens = openTokens(sandbox)
  const secret = keyOf(sandbox)
  sandbox.clock.onAdvance((from) => carryOutAfterClockMove(state, from))
  await providerRoutes(
    sandbox,
    'signicat',
    '/signicat',
    async (app) => {
      tokenRoutes(app, tokens, options)
      await app.register(async (api) => signApi(api, state, tokens, secret))
    },
    responseWithoutSecret,
  )
  signPages(sandbox, state, secret)
  controls(sandbox, state, secret)
  resumeSigning(state)
  return { state, tokens }
}

const Played = z.strictObject({
  externalSignerId: z.string(),
  /** Another person than the signer: one of `GET /__sandbox/persons`. */
  nationalId: z.string().default(publicTestId),
  /** The signer's day of birth in the signature. Left out: none. */
  dateOfBirth: z.iso.date().nullable().default(null),
})

/**
 * Routes for tests. One lists the documents. One plays a signer's visit to the BankID desk (sign, cancel or fail), and
 * answers with the document's status and the address to which the signer's browser returns.
 */
function controls({ app }: Sandbox, state: SignicatState, secret: string): void {
  app.get('/__sandbox/signicat/documents', async () => {
    carryOutDueWork(state)
    return state.documents.list().map(({ id, asked, status }) => ({ id, externalId: asked.externalId, status }))
  })
  app.post<{ Params: { id: string; action: string } }>(
    '/__sandbox/signicat/documents/:id/:action',
    async ({ params, body }, reply) => {
      const outcome = ({ sign: 'success', cancel: 'cancel', fail: 'error' } as Record<string, VisitOutcome>)[
        params.action
      ]
      carryOutDueWork(state)
      const find = () => {
        const found = state.documents.get(params.id)
        return found?.isDeleted ? undefined : found
      }
      const document = find()
      if (!document || !outcome) return await reply.code(404).send({ message: 'notFound' })
      const asked = Played.safeParse(body)
      const signerOf = () =>
        find()?.signers.find((each) => each.asked.externalSignerId === (asked.data?.externalSignerId ?? ''))
      const signer = signerOf()
      const holder = signer && asked.data ? bankIdHolder(signer, asked.data.nationalId, asked.data.dateOfBirth) : null
      if (!asked.success || !signer || !holder)
        return await reply.code(422).send({
          message: 'invalid',
          fields: asked.success
            ? { [signer ? 'nationalId' : 'externalSignerId']: ['unknown'] }
            : z.flattenError(asked.error).fieldErrors,
        })
      const refused = reasonNotToSign(document, signer, state.now())
      if (refused) return await reply.code(409).send({ message: refused })
      recordVisit(state, document.id, signer.id, true)
      if (outcome === 'success' && !(await signDocument(state, document.id, signer.id, holder)))
        return await reply.code(409).send({ message: reasonNotToSign(find()!, signerOf()!, state.now()) })
      const after = find()!
      return {
        ...statusAnswer(after),
        url: returnUrlOf(after, signerOf()!, outcome, { now: state.now(), secret }),
      }
    },
  )
}
