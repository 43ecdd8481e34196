export const writeWireFields = {
  'delivery_info.contact_phone_number': 'phone',
  'delivery_info.email': 'email',
  'delivery_info.delivery_date': 'date',
  'discount.amount': 'discount',
  payment_method: 'payment',
} as const;
