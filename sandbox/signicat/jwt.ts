import { createHmac, timingSafeEqual } from 'node:crypto'
import { type StoredDocument, type StoredSigner, accountId } from './state'

const lifeMs = 10 * 60_000

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const signatureOf = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('base64url')

/** The end of the visit at the desk. */
export type VisitOutcome = 'success' | 'cancel' | 'error'

/** The token that the browser takes back to the app as `idfy-jwt`. Only the sandbox can create one (RFC 7519, HS256). */
function makeJwt(
  document: StoredDocument,
  signer: StoredSigner,
  outcome: VisitOutcome,
  { now, secret }: { readonly now: string; readonly secret: string },
): string {
  const { signature } = signer
  const claims = {
    AccountId: accountId,
    DocumentId: document.id,
    ExternalId: document.asked.externalId,
    SignerId: signer.id,
    ExternalSignerId: signer.asked.externalSignerId,
    Expires: new Date(Date.parse(now) + lifeMs).toISOString(),
    ...(outcome === 'cancel' && { Aborted: true }),
    ...(outcome === 'error' && {
      Error: {
        ErrorCode: 'SA-1020',
        ErrorMessage: 'Error starting norwegian Bankid',
        EidErrorCode: 'C167',
        EidErrorMessage: 'The BankID could not be used',
      },
    }),
    ...(outcome === 'success' &&
      signature && {
        SignSuccess: {
          SignatureMethodUniqueId: signature.signatureMethodUniqueId,
          FullName: signature.fullName,
          DateOfBirth: signature.dateOfBirth,
          SignatureMethod: signature.signatureMethod,
          SignedTime: signature.signedTime,
          Mechanism: signature.mechanism,
        },
      }),
  }
  const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`
  return `${text}.${signatureOf(text, secret)}`
}

interface Validated {
  readonly valid: boolean
  readonly expires: string | null
  readonly payload: Readonly<Record<string, unknown>> | null
  readonly error: string | null
}

/** The answer of `POST /jwt/validate`. It is 200 also for an invalid token. */
export function validateJwt(
  jwt: string,
  { now, secret }: { readonly now: string; readonly secret: string },
): Validated {
  const refuse = (error: string): Validated => ({ valid: false, expires: null, payload: null, error })
  const [head = '', claims = '', signature = '', ...rest] = jwt.split('.')
  const given = Buffer.from(signature)
  const right = Buffer.from(signatureOf(`${head}.${claims}`, secret))
  if (rest.length > 0 || given.length !== right.length || !timingSafeEqual(given, right))
    return refuse('invalid_signature')
  const payload = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>
  const expires = String(payload['Expires'])
  const isOver = Date.parse(expires) <= Date.parse(now)
  return { valid: !isOver, expires, payload, error: isOver ? 'expired' : null }
}

/** The address after the desk. Null for a signer who stays there. */
export function returnUrlOf(
  document: StoredDocument,
  signer: StoredSigner,
  outcome: VisitOutcome,
  made: { readonly now: string; readonly secret: string },
): string | null {
  const { redirectMode, ...urls } = signer.asked.redirectSettings
  const url = urls[outcome]
  if (url === undefined || redirectMode === 'donot_redirect' || redirectMode === 'iframe_with_webmessaging') return null
  const next = new URL(url)
  next.searchParams.set('idfy-jwt', makeJwt(document, signer, outcome, made))
  return next.href
}
