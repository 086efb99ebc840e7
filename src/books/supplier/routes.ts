import { routes, type Route } from '../../base/call/context'
import { supplierCalls } from './calls'
import {
  createSupplier,
  listSuppliers,
  readSupplier,
  removeSupplier,
  updateSupplier,
  type IsSupplierUsed,
  type PaidToSuppliers,
} from './service'

export const supplierRoutes = (isUsed: IsSupplierUsed, paidToSuppliers: PaidToSuppliers): Route[] =>
  routes(supplierCalls, {
    list: (ctx) => listSuppliers(ctx, paidToSuppliers),
    create: (ctx, { body }) => createSupplier(ctx, body),
    read: (ctx, { params }) => readSupplier(ctx, params.id),
    update: (ctx, { params, body }) => updateSupplier(ctx, params.id, body),
    remove: (ctx, { params }) => removeSupplier(ctx, params.id, isUsed),
  })
