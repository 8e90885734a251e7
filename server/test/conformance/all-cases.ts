import { accessCases } from './cases/access-cases';
import { accountCases } from './cases/account-cases';
import { accountChangeCases } from './cases/account-change-cases';
import { addressCases } from './cases/address-cases';
import { auditCases } from './cases/audit-cases';
import { bulkCases } from './cases/bulk-cases';
import { cartCases } from './cases/cart-cases';
import { cartDeleteCases } from './cases/cart-delete-cases';
import { cashCases } from './cases/cash-cases';
import { closetCases } from './cases/closet-cases';
import { closetEditCases } from './cases/closet-edit-cases';
import { couponCases } from './cases/coupon-cases';
import { customerCases } from './cases/customer-cases';
import { deleteVersionCases } from './cases/delete-version-cases';
import { departmentCases } from './cases/department-cases';
import { editVersionCases } from './cases/edit-version-cases';
import { followOrderCases } from './cases/follow-order-cases';
import { importCases } from './cases/import-cases';
import { inputCases } from './cases/input-cases';
import { lineOptionCases } from './cases/line-option-cases';
import { mailCases } from './cases/mail-cases';
import { markCases } from './cases/mark-cases';
import { mealtimeCases } from './cases/mealtime-cases';
import { memberCouponCases } from './cases/member-coupon-cases';
import { menuCases } from './cases/menu-cases';
import { menuOrderCases } from './cases/menu-order-cases';
import { offerCases } from './cases/offer-cases';
import { optionGroupCases } from './cases/option-group-cases';
import { orderEditCases } from './cases/order-edit-cases';
import { orderKeyCases } from './cases/order-key-cases';
import { orderRefusalCases } from './cases/order-refusal-cases';
import { orderStepCases } from './cases/order-step-cases';
import { ownSessionCases } from './cases/own-session-cases';
import { paymentCases } from './cases/payment-cases';
import { paymentSettingCases } from './cases/payment-setting-cases';
import { placeAndGalleryCases } from './cases/place-and-gallery-cases';
import { placeLimitCases } from './cases/place-limit-cases';
import { placeOrderCases } from './cases/place-order-cases';
import { productEditCases } from './cases/product-edit-cases';
import { reportCases } from './cases/report-cases';
import { secondFactorCases } from './cases/second-factor-cases';
import { settingCases } from './cases/setting-cases';
import { sittingCases } from './cases/sitting-cases';
import { slotCases } from './cases/slot-cases';
import { soldOutCases } from './cases/sold-out-cases';
import { staffCases } from './cases/staff-cases';
import { staffOrderCases } from './cases/staff-order-cases';
import { stockCases } from './cases/stock-cases';
import { stockCellCases } from './cases/stock-cell-cases';
import { stockHistoryCases } from './cases/stock-history-cases';
import { storedOptionCases } from './cases/stored-option-cases';
import { tableCodeCases } from './cases/table-code-cases';
import { tableVisitCases } from './cases/table-visit-cases';
import { typedClientCases } from './cases/typed-client-cases';
import type { CaseGroup } from './support/shop';

/** The cases that the real server and the mocks must both pass. */
export const allCases: readonly CaseGroup[] = [
  menuCases,
  closetCases,
  placeAndGalleryCases,
  accountCases,
  accountChangeCases,
  secondFactorCases,
  ownSessionCases,
  customerCases,
  cartCases,
  cartDeleteCases,
  addressCases,
  placeOrderCases,
  orderRefusalCases,
  orderKeyCases,
  staffOrderCases,
  orderStepCases,
  departmentCases,
  slotCases,
  placeLimitCases,
  offerCases,
  couponCases,
  memberCouponCases,
  reportCases,
  cashCases,
  paymentSettingCases,
  paymentCases,
  orderEditCases,
  followOrderCases,
  productEditCases,
  closetEditCases,
  importCases,
  bulkCases,
  menuOrderCases,
  settingCases,
  mailCases,
  auditCases,
  staffCases,
  editVersionCases,
  deleteVersionCases,
  optionGroupCases,
  lineOptionCases,
  storedOptionCases,
  stockCases,
  stockCellCases,
  stockHistoryCases,
  soldOutCases,
  markCases,
  mealtimeCases,
  tableCodeCases,
  tableVisitCases,
  sittingCases,
  accessCases,
  inputCases,
  typedClientCases,
];
