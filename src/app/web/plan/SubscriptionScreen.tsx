import { SubscriptionPage } from '../../../landlord/subscription/web/SubscriptionPage'
import { PlanStanding } from './PlanStanding'

/** The plan with what it does to repeats and rent, which are later modules'. */
export default function SubscriptionScreen() {
  return <SubscriptionPage standing={<PlanStanding />} />
}
