import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Ids } from './context'

/** Of the cookie that tells this browser from another one. It says nothing about who sits at it. */
const browserCookie = 'browser'

/** What the browser's cookie says; a browser without one gets it with this answer, for a year. */
export function browserOf(request: FastifyRequest, reply: FastifyReply, ids: Ids): string {
  const known = new RegExp(`(?:^|;\\s*)${browserCookie}=([A-Za-z0-9_-]{22})(?:;|$)`).exec(
    request.headers.cookie ?? '',
  )?.[1]
  if (known) return known
  const made = ids.code(128)
  const secure = request.protocol === 'https' ? '; Secure' : ''
  reply.header('set-cookie', `${browserCookie}=${made}; Path=/api; HttpOnly; SameSite=Lax; Max-Age=31536000${secure}`)
  return made
}
