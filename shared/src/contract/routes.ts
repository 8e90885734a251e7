/**
 * Method and path of every call, relative to the API base `/api/v1` (§7).
 *
 * This table alone reaches a customer's bundle: the schemas in `calls/` are types to the client, so no
 * schema library is shipped. Paths keep the wire's own spellings (C44); `{id}` marks a path parameter.
 */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
}

/** The versioned base path that all calls share (§7). */
export const API_BASE = '/api/v1';

export const routes = {
  register: { method: 'POST', path: '/user/register' },
  login: { method: 'POST', path: '/user/login' },
  getCurrentUser: { method: 'GET', path: '/user/getuser' },
  listUsers: { method: 'GET', path: '/user/getall' },
  logout: { method: 'POST', path: '/user/logout' },
  requestAccountOtp: { method: 'POST', path: '/user/otp' },
  updateAccount: { method: 'PUT', path: '/user/update' },
  checkReferral: { method: 'POST', path: '/user/checkreferal' },
  requestPasswordReset: { method: 'POST', path: '/user/email' },
  resetPassword: { method: 'POST', path: '/user/updatepas' },
  getPoints: { method: 'GET', path: '/user/points' },
  getCustomerPoints: { method: 'GET', path: '/user/points/{id}' },
  loginWithCode: { method: 'POST', path: '/user/login/code' },
  getSecondFactor: { method: 'GET', path: '/user/secondfactor' },
  setUpSecondFactor: { method: 'POST', path: '/user/secondfactor' },
  confirmSecondFactor: { method: 'PUT', path: '/user/secondfactor' },
  replaceRecoveryCodes: { method: 'POST', path: '/user/secondfactor/codes' },
  turnOffSecondFactor: { method: 'POST', path: '/user/secondfactor/off' },
  listOwnSessions: { method: 'GET', path: '/user/sessions' },
  endOwnSession: { method: 'DELETE', path: '/user/sessions/{id}' },
  endOtherSessions: { method: 'DELETE', path: '/user/sessions' },
  getCustomer: { method: 'GET', path: '/user/customer/{id}' },
  listReferrals: { method: 'GET', path: '/user/referrals/{id}' },
  saveCustomerNote: { method: 'PUT', path: '/user/note/{id}' },
  adjustPoints: { method: 'POST', path: '/user/adjust/{id}' },
  mergeCustomers: { method: 'POST', path: '/user/merge/{id}' },
  exportCustomer: { method: 'GET', path: '/user/export/{id}' },
  exportOwnData: { method: 'GET', path: '/user/export' },
  deleteCustomer: { method: 'POST', path: '/user/delete/{id}' },
  deleteOwnAccount: { method: 'POST', path: '/user/delete' },

  addToCart: { method: 'POST', path: '/cart/add/{id}' },
  getCart: { method: 'GET', path: '/cart/getcart' },
  updateCartLine: { method: 'PUT', path: '/cart/update/{id}' },
  deleteCartLines: { method: 'DELETE', path: '/cart/delete/{id}' },
  clearCart: { method: 'DELETE', path: '/cart/clear' },

  addProduct: { method: 'POST', path: '/product/add' },
  listMenu: { method: 'GET', path: '/product/getall' },
  listAdminProducts: { method: 'GET', path: '/product/getalladmin' },
  searchProducts: { method: 'GET', path: '/product/getallproducts' },
  listPopularProducts: { method: 'GET', path: '/product/popular' },
  listSoldOut: { method: 'GET', path: '/product/soldout' },
  listGoesWith: { method: 'GET', path: '/product/goeswith' },
  getProduct: { method: 'GET', path: '/product/getsingle/{id}' },
  updateProduct: { method: 'PUT', path: '/product/update/{id}' },
  markSoldOut: { method: 'PUT', path: '/product/soldout/{id}' },
  deleteProduct: { method: 'DELETE', path: '/product/delete/{id}' },
  listOptionGroups: { method: 'GET', path: '/product/options' },
  addOptionGroup: { method: 'POST', path: '/product/options' },
  updateOptionGroup: { method: 'PUT', path: '/product/options/{id}' },
  deleteOptionGroup: { method: 'DELETE', path: '/product/options/{id}' },
  addLocation: { method: 'POST', path: '/product/address' },
  listLocations: { method: 'GET', path: '/product/getadd' },
  updateLocation: { method: 'PUT', path: '/product/updateadd/{id}' },
  deleteLocation: { method: 'DELETE', path: '/product/deladd/{id}' },

  placeOrder: { method: 'POST', path: '/order/place' },
  placeGuestOrder: { method: 'POST', path: '/order/placeorder' },
  placeTableOrder: { method: 'POST', path: '/order/placefromtablepublic' },
  getOrderByKey: { method: 'GET', path: '/order/bykey/{key}' },
  getSlots: { method: 'GET', path: '/order/slots' },
  getReceipt: { method: 'GET', path: '/order/receipt/{code}' },
  followOrder: { method: 'GET', path: '/order/follow/{code}' },
  listMyOrders: { method: 'GET', path: '/order/mine' },
  cancelOwnOrder: { method: 'POST', path: '/order/cancel/{code}' },
  getPayment: { method: 'GET', path: '/order/pay/{code}' },
  submitPayment: { method: 'POST', path: '/order/pay/{code}' },
  keepOrder: { method: 'POST', path: '/order/keep/{code}' },
  listOrders: { method: 'GET', path: '/order/get' },
  deleteOrder: { method: 'DELETE', path: '/order/delete/{id}' },
  changeOrderStatus: { method: 'PUT', path: '/order/changeStatus/{id}' },
  changeOrderStep: { method: 'PUT', path: '/order/step/{id}' },
  changeOrderDepartment: { method: 'PUT', path: '/order/department/{id}' },
  updateOrder: { method: 'PUT', path: '/order/update/{id}' },
  answerPayment: { method: 'PUT', path: '/order/payment/{id}' },
  confirmTableOrder: { method: 'PUT', path: '/order/confirm/{id}' },
  getOrderHistory: { method: 'GET', path: '/order/history/{id}' },

  addGalleryImage: { method: 'POST', path: '/gallary/add' },
  listGallery: { method: 'GET', path: '/gallary/getall' },
  updateGalleryImage: { method: 'PUT', path: '/gallary/update/{id}' },
  deleteGalleryImage: { method: 'DELETE', path: '/gallary/delete/{id}' },

  addClosetItem: { method: 'POST', path: '/closet/add' },
  updateClosetItem: { method: 'PUT', path: '/closet/update/{id}' },
  moveStock: { method: 'POST', path: '/closet/stock/{id}' },
  listStockEvents: { method: 'GET', path: '/closet/movements/{id}' },
  deleteClosetItem: { method: 'DELETE', path: '/closet/delete/{id}' },
  getClosetItem: { method: 'GET', path: '/closet/get/{id}' },
  listClosetItems: { method: 'GET', path: '/closet/getall' },
  listClosetBrands: { method: 'GET', path: '/closet/brands' },
  listClosetGoesWith: { method: 'GET', path: '/closet/goeswith' },

  getSettings: { method: 'GET', path: '/setting/get' },
  updateSettings: { method: 'PUT', path: '/setting/update' },
  getWallet: { method: 'GET', path: '/setting/wallet/{method}' },
  listPaymentSettings: { method: 'GET', path: '/setting/payments' },
  updatePaymentSetting: { method: 'PUT', path: '/setting/payment/{method}' },
  listTableCodes: { method: 'GET', path: '/setting/tablecodes' },
  getSecondFactorRoles: { method: 'GET', path: '/setting/secondfactor' },
  updateSecondFactorRoles: { method: 'PUT', path: '/setting/secondfactor' },

  getTableVisit: { method: 'GET', path: '/table/visit' },
  openTable: { method: 'POST', path: '/table/open' },
  callStaff: { method: 'POST', path: '/table/call' },
  listTables: { method: 'GET', path: '/table/list' },
  answerTable: { method: 'PUT', path: '/table/answer/{id}' },
  moveTable: { method: 'PUT', path: '/table/move/{id}' },
  closeTable: { method: 'PUT', path: '/table/close/{id}' },

  listAddresses: { method: 'GET', path: '/address/list' },
  addAddress: { method: 'POST', path: '/address/add' },
  updateAddress: { method: 'PUT', path: '/address/update/{id}' },
  deleteAddress: { method: 'DELETE', path: '/address/delete/{id}' },

  checkCoupon: { method: 'POST', path: '/offer/check' },
  listCoupons: { method: 'GET', path: '/offer/list' },
  addCoupon: { method: 'POST', path: '/offer/add' },
  updateCoupon: { method: 'PUT', path: '/offer/update/{id}' },

  getSalesReport: { method: 'GET', path: '/report/sales' },

  getCashPeriod: { method: 'GET', path: '/cash/period' },
  closeCash: { method: 'POST', path: '/cash/close' },
  listCashClosings: { method: 'GET', path: '/cash/list' },
  listCashCorrections: { method: 'GET', path: '/cash/corrections' },

  listMails: { method: 'GET', path: '/mail/list' },
  resendMail: { method: 'POST', path: '/mail/resend/{id}' },
  removeMail: { method: 'DELETE', path: '/mail/delete/{id}' },

  listAudit: { method: 'GET', path: '/audit/list' },

  listStaff: { method: 'GET', path: '/staff/list' },
  inviteStaff: { method: 'POST', path: '/staff/invite' },
  renewInvite: { method: 'POST', path: '/staff/invite/{id}' },
  updateStaff: { method: 'PUT', path: '/staff/update/{id}' },
  acceptInvite: { method: 'POST', path: '/staff/accept' },
  setPin: { method: 'PUT', path: '/staff/pin' },
  lockDevice: { method: 'POST', path: '/staff/lock' },
  listFaces: { method: 'GET', path: '/staff/faces' },
  unlockDevice: { method: 'POST', path: '/staff/unlock' },
  changeProducts: { method: 'PUT', path: '/product/bulk' },
  changeClosetItems: { method: 'PUT', path: '/closet/bulk' },
  exportProducts: { method: 'GET', path: '/product/export' },
  exportCloset: { method: 'GET', path: '/closet/export' },
  checkImport: { method: 'POST', path: '/import/check' },
  applyImport: { method: 'POST', path: '/import/apply/{id}' },
} as const satisfies Record<string, Route>;

/** The name of a call, the same for client, server, mocks and reference page. */
export type CallName = keyof typeof routes;
