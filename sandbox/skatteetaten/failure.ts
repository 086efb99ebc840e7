import type { FastifyReply, FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import { makeElement, writeXml } from './xml'

/** The authority's answer to a call that fails. `message` is in Norwegian, for a person. */
export class AuthorityFailure extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** The code for a status is an assumption, because no source lists the codes of this interface. */
const codeOf = (status: number) => `SKATTEMELDING-${status}`

/** Answers any error in the authority's format: JSON if the caller asks for it, otherwise XML. */
export async function sendFailure(request: FastifyRequest, reply: FastifyReply, error: unknown): Promise<FastifyReply> {
  const known = error instanceof AuthorityFailure
  const status = known ? error.status : ((error as { statusCode?: number }).statusCode ?? 500)
  const given = request.headers['korrelasjonsid']
  const answer = {
    kode: codeOf(status),
    melding: known ? error.message : 'Det har oppstått en teknisk feil.',
    korrelasjonsid: typeof given === 'string' ? given : randomUUID(),
  }
  const isJson = (request.headers.accept ?? '').includes('json')
  const body = isJson
    ? JSON.stringify(answer)
    : writeXml(
        makeElement(
          'feil',
          Object.entries(answer).map(([name, value]) => makeElement(name, value)),
          'urn:no:skatteetaten:datasamarbeid:feil:v1',
        ),
      )
  return await reply
    .code(status)
    .type(isJson ? 'application/json' : 'application/xml')
    .send(body)
}

/** Throws 406 when the caller doesn't accept the available format. */
export function checkAccept({ headers: { accept = '*/*' } }: FastifyRequest, kind: 'xml' | 'json'): void {
  const taken = accept.split(',').map((each) => each.split(';')[0]!.trim().toLowerCase())
  if (!taken.some((each) => each === '*/*' || each === 'application/*' || each === `application/${kind}`))
    throw new AuthorityFailure(406, `Tjenesten svarer med application/${kind}.`)
}
