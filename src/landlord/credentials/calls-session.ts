import { z } from 'zod'
import { InstantText } from '../../base/kit/day'
import { endpoint } from '../../base/kit/endpoint'
import { IdText } from '../../base/kit/schemas'

/** `last_used_at` may be up to five minutes too early. `agent` is the User-Agent of the login. */
const SessionInfo = z.strictObject({
  id: z.int(),
  current: z.boolean(),
  created_at: InstantText,
  last_used_at: InstantText,
  agent: z.string(),
})
export type SessionInfo = z.output<typeof SessionInfo>

export const sessionCalls = {
  logout: endpoint('POST auth/logout', { access: 'owner', summary: 'End this session' }),
  list: endpoint('GET auth/sessions', {
    access: 'owner',
    summary: 'The sessions of the user account, the last used first',
    answer: z.array(SessionInfo),
  }),
  end: endpoint('DELETE auth/sessions/{id}', {
    access: 'owner',
    summary: 'End one session of the user account',
    params: z.strictObject({ id: IdText }),
  }),
}
