import { SubscriptionPage } from '../../../landlord/subscription/web/SubscriptionPage'
import { PlanStanding } from './PlanStanding'

/** The effect of the plan on repeats and rent belongs to later modules. */
export default function SubscriptionScreen() {
  return <SubscriptionPage standing={<PlanStanding />} />
}
