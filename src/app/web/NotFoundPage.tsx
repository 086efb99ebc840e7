import { NotFound } from '../../base/ui/states'
import { PublicFrame } from './PublicShell'

/** Unknown paths: a large 404 and the way home. */
export function NotFoundPage() {
  return (
    <PublicFrame>
      <NotFound homeHref="/" />
    </PublicFrame>
  )
}
