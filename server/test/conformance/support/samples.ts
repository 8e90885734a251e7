import type { CallName } from '@storefront/shared/contract/routes';
import { products } from './catalogue';
import { form, png } from './forms';
import { cartLine, checkout, line } from './payloads';

interface Sample {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const nobody = { id: 'nobody' };
const table = { tableNumber: '7', tableCode: 'nonsense' };

const address = { name: 'Home', fullName: 'Mina', phone: '9841234567', address: 'House 14' };

const order = () => checkout({ lines: [line(products.espresso)] });
const editedLines = { items: [{ productId: products.espresso._id, quantity: 1 }] };
const shirt = { name: 'Shirt', division: 'closet', price: '100', availableStock: '1', category: 'Men' };

const sizes = { name: 'Size', min: 1, max: 1, choices: [{ name: 'Small', priceDifference: 0 }] };

/** One valid request per call. */
export const samples: Readonly<Record<CallName, () => Sample>> = {
  register: () => ({ body: { fullName: 'Mina', email: 'sample@example.com', password: 'secret-1' } }),
  login: () => ({ body: { email: 'sample@example.com', password: 'secret-1' } }),
  getCurrentUser: () => ({}),
  listUsers: () => ({}),
  logout: () => ({}),
  requestAccountOtp: () => ({}),
  updateAccount: () => ({ body: { newEmail: '', newPassword: 'secret-2', otp: '000000' } }),
  checkReferral: () => ({ body: { referalCode: 'NOBODY00' } }),
  requestPasswordReset: () => ({ body: { email: 'sample@example.com' } }),
  resetPassword: () => ({ body: { email: 'sample@example.com', otp: '000000', newPassword: 'secret-2' } }),
  addToCart: () => ({ params: { id: products.espresso._id }, body: cartLine() }),
  getCart: () => ({}),
  updateCartLine: () => ({ params: nobody, body: { quantity: 1 } }),
  deleteCartLines: () => ({ params: nobody }),
  clearCart: () => ({}),
  addProduct: () => ({ body: form({ name: 'Tea', price: '80', category: 'Drinks' }, { image: png() }) }),
  listMenu: () => ({}),
  listAdminProducts: () => ({}),
  searchProducts: () => ({}),
  listPopularProducts: () => ({}),
  listSoldOut: () => ({}),
  listGoesWith: () => ({ query: { ids: products.espresso._id } }),
  getProduct: () => ({ params: nobody }),
  updateProduct: () => ({ params: nobody, body: { price: 90 } }),
  markSoldOut: () => ({ params: nobody, body: { until: 'opening' } }),
  deleteProduct: () => ({ params: nobody }),
  listOptionGroups: () => ({}),
  addOptionGroup: () => ({ body: sizes }),
  updateOptionGroup: () => ({ params: nobody, body: sizes }),
  deleteOptionGroup: () => ({ params: nobody }),
  checkCoupon: () => ({ body: { code: 'NO-SUCH-CODE' } }),
  listCoupons: () => ({}),
  addCoupon: () => ({ body: { code: 'SAMPLE10', percent: 10 } }),
  updateCoupon: () => ({ params: nobody, body: { code: 'SAMPLE10', percent: 20 } }),
  getSalesReport: () => ({ query: { from: '2026-11-20', to: '2026-11-20' } }),
  addLocation: () => ({ body: { address: 'Sample Street', rate: 10 } }),
  listLocations: () => ({}),
  listAudit: () => ({}),
  updateLocation: () => ({ params: nobody, body: { rate: 20 } }),
  deleteLocation: () => ({ params: nobody }),
  placeOrder: () => ({ body: order() }),
  placeGuestOrder: () => ({ body: order() }),
  placeTableOrder: () => ({ body: { tableNumber: '7', items: [line(products.espresso)] } }),
  getPoints: () => ({}),
  getCustomerPoints: () => ({ params: nobody }),
  getSlots: () => ({}),
  getOrderByKey: () => ({ params: { key: '00000000-0000-4000-8000-000000000000' } }),
  followOrder: () => ({ params: { code: 'NOBODY' } }),
  getReceipt: () => ({ params: { code: 'NOBODY' } }),
  listMyOrders: () => ({}),
  cancelOwnOrder: () => ({ params: { code: 'NOBODY' }, body: {} }),
  getPayment: () => ({ params: { code: 'NOBODY' } }),
  submitPayment: () => ({ params: { code: 'NOBODY' }, body: { transactionNumber: 'AB12' } }),
  keepOrder: () => ({ params: { code: 'NOBODY' }, body: { otp: '123456' } }),
  listOrders: () => ({}),
  deleteOrder: () => ({ params: nobody }),
  changeOrderStatus: () => ({ params: nobody, body: { status: 'pending' } }),
  changeOrderStep: () => ({ params: nobody, body: { step: 'preparing' } }),
  changeOrderDepartment: () => ({ params: nobody, body: { department: 'kitchen', done: true } }),
  updateOrder: () => ({ params: nobody, body: editedLines }),
  answerPayment: () => ({ params: nobody, body: { found: true } }),
  confirmTableOrder: () => ({ params: nobody, body: {} }),
  getOrderHistory: () => ({ params: nobody }),
  addGalleryImage: () => ({ body: form({ title: 'Bar', alt: 'The bar' }, { image: png() }) }),
  listGallery: () => ({}),
  updateGalleryImage: () => ({ params: nobody, body: { title: 'Bar' } }),
  deleteGalleryImage: () => ({ params: nobody }),
  addClosetItem: () => ({ body: form({ ...shirt, color_0: 'Red' }, { colorImage_0: png() }) }),
  updateClosetItem: () => ({ params: nobody, body: form({ price: '120' }) }),
  moveStock: () => ({ params: nobody, body: { kind: 'received', pieces: 1 } }),
  listStockEvents: () => ({ params: nobody }),
  deleteClosetItem: () => ({ params: nobody }),
  getClosetItem: () => ({ params: nobody }),
  listClosetItems: () => ({}),
  listClosetBrands: () => ({}),
  listClosetGoesWith: () => ({ query: { ids: 'nobody' } }),
  getSettings: () => ({}),
  updateSettings: () => ({ body: { refuseWhenClosed: false } }),
  listPaymentSettings: () => ({}),
  updatePaymentSetting: () => ({ params: { method: 'card' }, body: form({ active: 'false' }) }),
  listTableCodes: () => ({ query: { tables: '1-3' } }),
  getTableVisit: () => ({ query: table }),
  openTable: () => ({ body: table }),
  callStaff: () => ({ body: { ...table, want: 'staff', wanted: true } }),
  listTables: () => ({}),
  answerTable: () => ({ params: nobody, body: { want: 'staff' } }),
  moveTable: () => ({ params: nobody, body: { tableNumber: '8' } }),
  closeTable: () => ({ params: nobody, body: {} }),
  listAddresses: () => ({}),
  addAddress: () => ({ body: address }),
  updateAddress: () => ({ params: nobody, body: { name: 'Home' } }),
  deleteAddress: () => ({ params: nobody }),
  listMails: () => ({}),
  resendMail: () => ({ params: nobody, body: {} }),
  removeMail: () => ({ params: nobody }),
  changeProducts: () => ({ body: { items: [{ _id: 'nobody' }], ugage: 'enable' } }),
  changeClosetItems: () => ({ body: { items: [{ _id: 'nobody' }], isTopSeller: true } }),
  exportProducts: () => ({}),
  exportCloset: () => ({}),
  checkImport: () => ({
    body: form({ shop: 'product' }, { file: Buffer.from('name,price\nTea,80\n') }, 'text/csv'),
  }),
  applyImport: () => ({ params: nobody, body: { take: 'all' } }),
};
